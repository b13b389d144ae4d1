import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { parseCard, rankOf, suitOf, suits } from '../../../engine/core/cards.ts';
import type { NotationError } from '../../../engine/core/result.ts';
import type { GradeAnswer } from '../../../engine/proving/answers.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { gradeWords } from '../../../published/grades.ts';
import { cardSign, suitName } from '../../board/card-words.ts';
import { Icon, type IconName } from '../../play/parts/icons.tsx';
import { useEngineWords } from '../../play/parts/useEngineWords.ts';
import { reasonWords } from '../../play/reason-words.ts';
import type { Checked, Lying, ProofProps, Proved, Surplus } from './checked.ts';
import { type Obstacle, obstacleTo } from './obstacle.ts';
import { placesWords } from './place-words.ts';

/** An error with a suit's name and a card's sign in place of their letters, as no reader knows the notation. */
export function withSigns(error: NotationError): NotationError {
  const { suit, card } = error.args;
  const named = suits.find((one) => one === suit);
  const read = typeof card === 'string' ? parseCard(card) : null;
  return {
    ...error,
    args: {
      ...error.args,
      ...(named ? { suit: suitName(named) } : {}),
      ...(read === null ? {} : { card: cardSign({ rank: rankOf(read), suit: suits[suitOf(read)] }) }),
    },
  };
}

interface ProblemProps extends Pick<ProofProps, 'kit' | 'sign' | 'place' | 'seat' | 'take'> {
  readonly checked: Extract<Checked, { kind: 'surplus' | 'refused' }>;
}

/** What is to be mended before anything can be proved: of pieces that are there too often, where they are, and a way to take one away. */
function Problem({ checked, kit, sign, place, seat, take }: ProblemProps) {
  const refused = useEngineWords(checked.kind === 'refused' ? withSigns(checked.error) : null, kit);
  const surplus = checked.kind === 'surplus' ? checked.surplus : [];
  const words = ({ piece, most, lying, own }: Surplus): string => {
    const places = placesWords(
      lying.map(({ slot }) => place(slot)),
      seat,
    );
    const said = { piece: sign(piece), found: lying.length, places };
    return own ? m.teach_problem_own(said) : m.teach_problem_surplus({ ...said, most });
  };
  return (
    <>
      <Icon name="no" size={24} />
      <h2 class="is-bad">{m.teach_problem_head({ count: Math.max(1, surplus.length) })}</h2>
      {checked.kind === 'refused' && <p>{refused && `${refused.charAt(0).toLocaleUpperCase()}${refused.slice(1)}.`}</p>}
      {surplus.slice(0, 3).map((one) => (
        <p key={`${one.piece} ${one.lying[0]?.slot}`}>
          {words(one)}{' '}
          <button type="button" class="link" onClick={() => take(one.lying.at(-1) as Lying, one.piece)}>
            {m.teach_problem_take()}
          </button>
        </p>
      ))}
      <p class="soft">{m.teach_proof_waits()}</p>
    </>
  );
}

interface Said {
  readonly sign: IconName;
  readonly tone: 'good' | 'bad' | 'open';
  readonly head: string;
  readonly lines: readonly string[];
}

function beginner({ share, missed }: GradeAnswer): string[] {
  if (share !== undefined)
    return [share < 0.01 ? m.teach_proof_beginner_rare() : m.teach_proof_beginner_share({ share: Math.round(share * 100) })];
  if (missed !== undefined) return [missed ? m.teach_proof_beginner_missed() : m.teach_proof_beginner_found()];
  return [];
}

function winnable({ line, grading }: Extract<Proved, { kind: 'winnable' }>): Said {
  const count = m.teach_proof_actions({ count: line.length });
  const facts = grading
    ? [
        m.teach_proof_first({ wins: grading.winningFirst, of: grading.firstActions }),
        ...(grading.grade === null ? [] : [gradeWords(grading.grade)]),
        count,
      ]
    : [count];
  return {
    sign: 'yes',
    tone: 'good',
    head: m.teach_proof_winnable(),
    lines: [facts.join(' · '), ...(grading ? beginner(grading) : [])],
  };
}

const thinking = (nodes: number): Said => ({
  sign: 'open',
  tone: 'open',
  head: m.teach_proof_thinking(),
  lines: [m.teach_proof_nodes({ count: nodes.toLocaleString(getLocale()) })],
});

/** Of what cannot be won: while pieces are missing it is only not winnable yet. */
function lost(obstacle: Obstacle): Said {
  if (obstacle.missing) return { sign: 'open', tone: 'open', head: m.teach_proof_not_yet(), lines: [obstacle.words] };
  return {
    sign: 'broken',
    tone: 'bad',
    head: m.teach_proof_not(),
    lines: [...(obstacle.words ? [obstacle.words] : []), m.teach_proof_not_says()],
  };
}

function saidOf({ proof, play }: Pick<ProofProps, 'proof' | 'play'>, obstacle: Obstacle | null): Said | null {
  if (play && play.outcome !== null)
    return { sign: 'open', tone: 'open', head: m.teach_proof_over(), lines: [m.teach_proof_over_says()] };
  switch (proof.kind) {
    case 'winnable':
      return proof.line.length === 0
        ? { sign: 'open', tone: 'open', head: m.teach_proof_met(), lines: [m.teach_proof_met_says()] }
        : winnable(proof);
    case 'lost':
      return obstacle ? lost(obstacle) : thinking(0);
    case 'unknown': {
      const why =
        proof.reason === null ? m.teach_proof_stopped() : m.teach_proof_unknown_says({ reason: reasonWords(proof.reason) });
      return { sign: 'unsure', tone: 'open', head: m.teach_proof_unknown(), lines: [why] };
    }
    case 'failed': {
      const why = m.teach_proof_failed({ reason: reasonWords(proof.reason) });
      return { sign: 'unsure', tone: 'open', head: m.teach_proof_unknown(), lines: [why] };
    }
    case 'thinking':
      return thinking(proof.nodes);
    case 'none':
      return null;
  }
}

/** What is proved of a position, and what can be done about it. */
function ProofSaid(props: Omit<ProofProps, 'checked'>) {
  const { proof, play, goal, kit } = props;
  const obstacle = useSignal<(Obstacle & { readonly of: string }) | null>(null);
  const of = `${play?.position} ${goal}`;
  useEffect(() => {
    if (proof.kind !== 'lost' || !play) return;
    let stale = false;
    obstacleTo(goal, play, proof, kit).then((found) => {
      if (!stale) obstacle.value = { ...found, of };
    });
    return () => {
      stale = true;
    };
  }, [proof]);
  useEffect(() => props.shown(), []);
  const found = obstacle.value?.of === of ? obstacle.value : null;
  const said = saidOf(props, found);
  if (!said) return null;
  const easier = proof.kind === 'lost' ? found?.easier : null;
  const acts: (readonly [words: string, act: () => void])[] = [];
  if (proof.kind === 'winnable' && proof.line.length > 0) acts.push([m.teach_proof_watch(), () => props.watch(proof.line)]);
  if (proof.kind === 'lost') {
    const { line } = proof;
    if (line) acts.push([m.teach_proof_watch_lost(), () => props.watch(line)]);
  }
  if (proof.kind === 'failed') acts.push([m.teach_result_try_again(), () => props.again(false)]);
  if (play && play.outcome === null && proof.kind !== 'thinking') acts.push([m.teach_proof_explore(), props.explore]);
  if (proof.kind === 'thinking') acts.push([m.teach_proof_cancel(), props.stop]);
  if (proof.kind === 'unknown') acts.push([m.teach_proof_longer(), () => props.again(true)]);
  return (
    <>
      <Icon name={said.sign} size={24} />
      <h2 class={`is-${said.tone}`}>{said.head}</h2>
      {said.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {easier && (
        <p class="proof-easier">
          <button type="button" class="link" onClick={() => props.choose(easier.goal)}>
            {m.teach_proof_easier({ goal: easier.words })}
          </button>
        </p>
      )}
      <p class="proof-acts wraps">
        {acts.map(([words, act]) => (
          <button key={words} type="button" class="link" onClick={act}>
            {words}
          </button>
        ))}
      </p>
    </>
  );
}

/** What is known of the table at hand, where anything lies on it. */
export const Proof = ({ checked, ...props }: ProofProps & { readonly checked: Exclude<Checked, { kind: 'empty' }> }) =>
  checked.kind === 'position' ? <ProofSaid {...props} /> : <Problem {...props} checked={checked} />;
