import './match.css';
import { Deal } from '../Deal.tsx';
import { dealing } from './dealing.ts';
import { kit } from './kit.ts';
import { Rounds } from './Rounds.tsx';

export default (props: { positionPage: string }) => <Deal {...props} kit={kit} dealing={dealing} Rounds={Rounds} />;
