import { proveBank } from './prove.ts';

proveBank('russian-bank', 1, 2);
