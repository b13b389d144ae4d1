import { proveBank } from './prove.ts';

proveBank('sixteen', 1, 3);
