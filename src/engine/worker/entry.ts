import { handle } from './inside.ts';
import type { Job, Report } from './protocol.ts';

/** The few things of a worker's global scope that are used here. */
interface Scope {
  onmessage: ((event: { data: Job }) => void) | null;
  postMessage(report: Report): void;
}

const scope = globalThis as unknown as Scope;
scope.onmessage = (event) => {
  void handle(event.data, (report) => scope.postMessage(report));
};
scope.postMessage({ kind: 'ready' });
