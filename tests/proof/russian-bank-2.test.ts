import { proveBank } from './prove.ts';

proveBank('russian-bank', 2, 2);
