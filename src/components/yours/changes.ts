import { signal } from '@preact/signals';

/** Grows whenever this page has taken records over or back, for what shows them. */
export const changes = signal(0);
