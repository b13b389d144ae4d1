import { proveBank } from './prove.ts';

proveBank('sixteen', 2, 3);
