import * as m from '../../../paraglide/messages.js';
import type { Lesson } from './adding.ts';

interface Props {
  readonly lesson: Lesson;
  choose(step: Lesson['steps'][number]): void;
}

/** A lesson that was pasted as a whole: its steps, to choose one. */
export const Steps = ({ lesson, choose }: Props) => (
  <div role="status">
    <p>{m.teach_set_choose({ lesson: lesson.title, count: lesson.steps.length })}</p>
    <ol class="set-steps">
      {lesson.steps.map((step) => (
        <li key={step.place.id}>
          <button type="button" class="link" onClick={() => choose(step)}>
            {step.task}
          </button>
        </li>
      ))}
    </ol>
  </div>
);
