/** Whether this build has a service worker (`src/integrations/offline.ts`). */
declare const __OFFLINE__: boolean;
