import { Diagram, type DiagramProps } from '../Diagram.tsx';
import { kit } from './kit.ts';

export default (props: DiagramProps) => <Diagram {...props} kit={kit} />;
