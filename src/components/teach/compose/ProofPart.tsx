import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { GradeAnswer } from '../../../engine/proving/answers.ts';
import * as m from '../../../paraglide/messages.js';
import { gradeWords } from '../../../published/grades.ts';
import { loading } from '../../../site/loading.ts';
import type { Draft, Offer } from '../../games/composing.ts';
import type { GameKit } from '../../play/kit.ts';
import { Icon, type IconName } from '../../play/parts/icons.tsx';
import { reasonWords } from '../../play/reason-words.ts';
import { obstacleTo } from './obstacle.ts';
import type { Checked, Lying } from './problems.ts';
import type { Proved } from './proof.ts';

interface Props {
  readonly kit: GameKit;
  readonly checked: Checked;
  readonly proof: Proved;
  readonly play: Play | null;
  readonly goal: string;
  readonly offers: readonly Offer[];
  /** Pieces that are not placed. */
  readonly left: number;
  sign(piece: string): string;
  place(slot: string): string;
  take(spot: Lying, piece: string): void;
  accept(draft: Draft): void;
  stop(): void;
  longer(): void;
  /** Plays a solution on the board. */
  watch(solution: readonly string[]): void;
  /** Opens the board to be explored. */
  explore(): void;
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

function saidOf({ proof, play }: Pick<Props, 'proof' | 'play'>, obstacle: string): Said | null {
  if (play && play.outcome !== null)
    return { sign: 'open', tone: 'open', head: m.teach_proof_over(), lines: [m.teach_proof_over_says()] };
  switch (proof.kind) {
    case 'winnable':
      return proof.line.length === 0
        ? { sign: 'open', tone: 'open', head: m.teach_proof_met(), lines: [m.teach_proof_met_says()] }
        : winnable(proof);
    case 'lost':
      return {
        sign: 'broken',
        tone: 'bad',
        head: m.teach_proof_not(),
        lines: [...(obstacle ? [obstacle] : []), m.teach_proof_not_says()],
      };
    case 'unknown': {
      const why =
        proof.reason === null ? m.teach_proof_stopped() : m.teach_proof_unknown_says({ reason: reasonWords(proof.reason) });
      return { sign: 'unsure', tone: 'open', head: m.teach_proof_unknown(), lines: [why] };
    }
    case 'thinking':
      return {
        sign: 'open',
        tone: 'open',
        head: m.teach_proof_thinking(),
        lines: [m.teach_proof_nodes({ count: proof.nodes.toLocaleString() })],
      };
    case 'none':
      return null;
  }
}

/** What is known of the position at hand, or what is to be mended first; and what is missing. */
export function ProofPart(props: Props) {
  const { checked, proof, play, offers, left } = props;
  const refused = useSignal('');
  useEffect(() => {
    if (checked.kind !== 'refused') return;
    let stale = false;
    loading(() => Promise.all([import('../../play/engine-words.ts'), import('./with-signs.ts')]))
      .then(([{ engineWords }, { withSigns }]) => engineWords(withSigns(checked.error), props.kit))
      .then((words) => {
        if (!stale) refused.value = `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
      });
    return () => {
      stale = true;
    };
  }, [checked]);

  const obstacle = useSignal('');
  useEffect(() => {
    obstacle.value = '';
    if (proof.kind !== 'lost' || !play) return;
    let stale = false;
    obstacleTo(props.goal, play, proof, props.kit).then((words) => {
      if (!stale) obstacle.value = words;
    });
    return () => {
      stale = true;
    };
  }, [proof]);

  const problem = checked.kind === 'surplus' ? checked.surplus : checked.kind === 'refused' ? checked.error : null;
  const said: Said | null =
    checked.kind === 'empty'
      ? { sign: 'open', tone: 'open', head: m.teach_proof_empty(), lines: [m.teach_proof_empty_says()] }
      : problem === null
        ? saidOf(props, obstacle.value)
        : null;
  const surplus = checked.kind === 'surplus' ? checked.surplus : [];
  return (
    <>
      <div class={`compose-proof is-${problem ? 'bad' : (said?.tone ?? 'open')}`} role="status">
        {problem ? (
          <>
            <Icon name="no" size={24} />
            <h2>{m.teach_problem_head({ count: Math.max(1, surplus.length) })}</h2>
            {checked.kind === 'refused' && <p>{refused.value}</p>}
            {surplus.slice(0, 3).map(({ piece, most, lying }) => (
              <p key={piece}>
                {m.teach_problem_surplus({
                  piece: props.sign(piece),
                  found: lying.length,
                  most,
                  places: lying.map(({ slot }) => props.place(slot)).join(', '),
                })}{' '}
                <button type="button" class="link" onClick={() => props.take(lying.at(-1) as Lying, piece)}>
                  {m.teach_problem_take()}
                </button>
              </p>
            ))}
            <p class="soft">{m.teach_proof_waits()}</p>
          </>
        ) : (
          said && (
            <>
              <Icon name={said.sign} size={24} />
              <h2>{said.head}</h2>
              {said.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p class="proof-acts">
                {proof.kind === 'winnable' && proof.line.length > 0 && (
                  <button type="button" class="link" onClick={() => props.watch(proof.line)}>
                    {m.teach_proof_watch()}
                  </button>
                )}
                {play && play.outcome === null && proof.kind !== 'thinking' && (
                  <button type="button" class="link" onClick={props.explore}>
                    {m.teach_proof_explore()}
                  </button>
                )}
                {proof.kind === 'thinking' && (
                  <button type="button" class="link" onClick={props.stop}>
                    {m.teach_proof_cancel()}
                  </button>
                )}
                {proof.kind === 'unknown' && (
                  <button type="button" class="link" onClick={props.longer}>
                    {m.teach_proof_longer()}
                  </button>
                )}
              </p>
            </>
          )
        )}
      </div>
      <p class="compose-left">
        {left > 0 && (
          <>
            <strong>{m.teach_left_head({ count: left })}</strong> {m.teach_left_says()}{' '}
          </>
        )}
        {offers.map(({ words, draft }) => (
          <button key={words} type="button" class="link" onClick={() => props.accept(draft)}>
            {words}
          </button>
        ))}
      </p>
    </>
  );
}
