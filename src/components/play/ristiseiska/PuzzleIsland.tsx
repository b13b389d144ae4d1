import { Puzzle, type PuzzleProps } from '../Puzzle.tsx';
import { kit } from './kit.ts';

export default (props: PuzzleProps) => <Puzzle {...props} kit={kit} />;
