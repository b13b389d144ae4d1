import { parseLine } from '../core/play.ts';
import type { NotationError } from '../core/result.ts';
import type { OnProgress } from '../proving/prover.ts';
import { defaultBudget, hopeless, judge, rate, reply, solve, standstill } from '../solve/verdicts.ts';
import type { AnyAnswer, Job, Report, Request } from './protocol.ts';

/**
 * What the worker does with a job: an ordinary function, so that it can be tested and used without a worker. Never throws:
 * malformed text is answered with its error, and a fault within is reported.
 */
export async function handle(job: Job, report: (report: Report) => void): Promise<void> {
  try {
    const answer = await answerTo(job.request, (nodes) => {
      report({ job: job.job, kind: 'progress', nodes });
      return true;
    });
    report({
      job: job.job,
      kind: 'answer',
      answer: answer.ok ? answer : { ok: false, error: { action: '', index: -1, ...answer.error } },
    });
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    // Every browser speaks of an import that failed, each in its own words.
    const unloaded = fault instanceof TypeError && /\bimport/i.test(message);
    report({ job: job.job, kind: 'failed', message, ...(unloaded && { unloaded }) });
  }
}

type Answered = { readonly ok: true; readonly value: AnyAnswer } | { readonly ok: false; readonly error: NotationError };

/** Does what is asked; what a page that shows one position does without is loaded when it is asked for. */
async function answerTo(request: Request, onProgress: OnProgress): Promise<Answered> {
  switch (request.kind) {
    case 'judge':
      return judge(request.position, parseLine(request.line), request.goal, request.budget ?? defaultBudget, onProgress);
    case 'solve':
      return solve(request.position, request.goal, request.budget ?? defaultBudget, onProgress);
    case 'rate':
      return rate(request.position, request.goal, request.budget ?? defaultBudget, onProgress);
    case 'reply':
      return reply(request.position, parseLine(request.line), request.goal, request.budget ?? defaultBudget, onProgress);
    case 'furthest': {
      const { furthest } = await import('../solve/further.ts');
      return furthest(request.position, parseLine(request.line), request.goal, request.budget ?? defaultBudget, onProgress);
    }
    case 'confirm': {
      const { confirm } = await import('../solve/confirm.ts');
      return confirm(request.position, parseLine(request.line), request.goal, request.budget, onProgress);
    }
    case 'shortest': {
      const { shortest } = await import('../solve/shortest.ts');
      return shortest(request.position, request.goal, request.budget, onProgress);
    }
    case 'grade': {
      const { graded } = await import('../solve/grading.ts');
      return graded(request.position, parseLine(request.line), request.goal, request.budget);
    }
    case 'prospects': {
      const { prospects } = await import('../solve/further.ts');
      return prospects(request.position, request.budget, onProgress);
    }
    case 'choose': {
      const { choose } = await import('../solve/players.ts');
      return choose(request.position, request.player, request.seed, parseLine(request.line ?? ''));
    }
    case 'playouts': {
      const { playouts } = await import('../solve/players.ts');
      return playouts(request.position, request.player, request.seat, request.games);
    }
    case 'hopeless':
      return hopeless(request.position);
    case 'standstill':
      return standstill(request.position);
    case 'find': {
      const { find } = await import('../mine/find.ts');
      return find(request.game, request.wish, request.from, request.most, onProgress);
    }
  }
}
