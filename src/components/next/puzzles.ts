import { gradeWords } from '../../published/grades.ts';
import { dueOn, practiceHere } from '../../records/practice.ts';
import { solvedPuzzles } from '../../records/progress.ts';
import { readersDay } from '../daily/day-dom.ts';
import { asListed, nextPuzzle } from './next-puzzle.ts';
import { drawInto, fetched } from './picture.ts';

/** Puts the next unsolved puzzle of each game in the place of its first (PuzzleCards.astro), and says how many are solved and due. */
const box = document.querySelector<HTMLElement>('[data-library]');
let library: ReturnType<typeof fetched> | undefined;

const part = (card: Element, name: string): HTMLElement | null => card.querySelector<HTMLElement>(`[data-part="${name}"]`);

async function show(card: HTMLElement): Promise<void> {
  const { game = '', path = '', ids = '' } = card.dataset;
  const { at, met, clean } = nextPuzzle(ids.split(' '), solvedPuzzles());
  const [label, says, go] = ['label', 'says', 'go'].map((name) => part(card, name));
  if (met === 0 || !label || !says || !(go instanceof HTMLAnchorElement)) return;
  label.textContent = (card.dataset.met ?? '').replace('%met', String(met)).replace('%clean', String(clean));
  if (at < 0) {
    says.textContent = card.dataset.all ?? '';
    go.hidden = true;
    return;
  }
  if (at === 0) return;
  library ??= fetched(box?.dataset.library ?? '');
  const list = (await library)[game];
  const next = asListed(Array.isArray(list) ? list[at] : null);
  if (!next) return;
  const [id, title, grade, position] = next;
  const words: Readonly<Record<string, string>> = { number: String(at + 1), title, grade: gradeWords(grade) };
  says.textContent = (box?.dataset.puzzle ?? '').replace(/%(\w+)/g, (_, word: string) => words[word] ?? '');
  go.href = `${path}${id}/`;
  void drawInto(card.querySelector('.picture'), position);
}

function showAll(): void {
  for (const card of box?.querySelectorAll<HTMLElement>('[data-game]') ?? []) void show(card);
  const due = dueOn(practiceHere(), readersDay()).length;
  const says = document.querySelector<HTMLElement>('[data-due]');
  if (says)
    says.textContent = due === 0 ? '' : ((due === 1 ? says.dataset.one : says.dataset.due?.replace('%count', String(due))) ?? '');
}

showAll();
addEventListener('storage', showAll);
addEventListener('pageshow', ({ persisted }) => persisted && showAll());
