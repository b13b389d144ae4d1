import './russian-bank/crapette/stop/stop.css';

/** What the page of moves to be stopped takes from the traditional game: its questions, and its style. */
export { questions } from './russian-bank/crapette/stop/questions.ts';
