import { contract } from './contract.ts';
import { eachSubject } from './subjects.ts';

eachSubject(contract);
