import { proveBank } from './prove.ts';

proveBank('ristiseiska');
