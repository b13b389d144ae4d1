import { proveBank } from './prove.ts';

proveBank('sixteen', 3, 3);
