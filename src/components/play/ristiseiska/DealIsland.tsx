import { Deal } from '../Deal.tsx';
import { dealing } from './dealing.ts';
import { kit } from './kit.ts';

export default (props: { positionPage: string }) => <Deal {...props} kit={kit} dealing={dealing} />;
