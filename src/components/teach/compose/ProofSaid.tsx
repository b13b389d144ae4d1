import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GradeAnswer } from '../../../engine/proving/answers.ts';
import * as m from '../../../paraglide/messages.js';
import { gradeWords } from '../../../published/grades.ts';
import { Icon, type IconName } from '../../play/parts/icons.tsx';
import { reasonWords } from '../../play/reason-words.ts';
import { type Obstacle, obstacleTo } from './obstacle.ts';
import type { ProofProps } from './proof-props.ts';
import type { Proved } from './proved.ts';

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
  lines: [m.teach_proof_nodes({ count: nodes.toLocaleString() })],
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
export function ProofSaid(props: ProofProps) {
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
      <p class="proof-acts">
        {acts.map(([words, act]) => (
          <button key={words} type="button" class="link" onClick={act}>
            {words}
          </button>
        ))}
      </p>
    </>
  );
}
