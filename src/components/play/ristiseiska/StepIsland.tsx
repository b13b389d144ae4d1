import { Step, type StepProps } from '../Step.tsx';
import { kit } from './kit.ts';

export default (props: StepProps) => <Step {...props} kit={kit} />;
