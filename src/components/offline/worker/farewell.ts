import { eraseStore } from '../store.ts';

declare const self: ServiceWorkerGlobalScope;

// Published in place of the service worker (OFFLINE=off), this ends it in every browser that has it, and erases its store.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(eraseStore(new URL(self.registration.scope)).then(() => self.registration.unregister()));
});
