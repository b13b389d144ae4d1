import {
  type Action,
  beforeSlip,
  outOfOrder,
  type Rule,
  type Table,
} from '../../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../../paraglide/messages.js';
import type { ObjectionSaid, ObjectionWords } from '../../../../play/kit.ts';
import { passedOver, stoppedWords } from '../called.ts';
import { ruleTable } from '../rule-words.ts';
import { rulingOf } from './ruling.ts';

const ruleOf = (id: Rule): ObjectionSaid['rule'] => ({ id, number: ruleTable[id].number, name: ruleTable[id].name(), says: '' });

/** What is said of "Stop!" in a game. */
export const said: ObjectionWords<Table, Action> = {
  wrong(done) {
    if (done === null) return { head: m.crapette_called_nothing(), lines: [], rule: null };
    const ruling = rulingOf(done.before, done.action);
    const rule = ruleOf(ruling.rule);
    if (!ruling.stop) return { head: m.crapette_stop_wronged(), lines: [ruling.says], rule };
    // What is out of order and cannot be stopped any more has ended the turn by itself, or nobody said anything while it could be.
    const { kind } = done.before.read(done.action);
    return kind === 'discard' || kind === 'pass'
      ? { head: m.crapette_called_late(), lines: [ruling.says], rule, right: true }
      : { head: m.crapette_called_stands(), lines: [ruling.says, m.crapette_called_went_on()], rule, right: true };
  },
  theirs({ state }, opponent) {
    const head = m.crapette_called_head({ who: opponent });
    const before = beforeSlip(state);
    const action = state.slip?.action;
    const broken = before && action ? outOfOrder(before, action) : null;
    if (before === null || action === undefined || broken === null) return { head, lines: [], rule: null };
    return { head, lines: [passedOver(before, broken, true), stoppedWords(before, action, true)], rule: ruleOf(broken) };
  },
  reviewed({ state, read }, action, yours, answer) {
    const done = read(action);
    const broken = outOfOrder(state, done);
    if (broken === null) return { lines: [], rule: null };
    const ended = done.kind === 'discard' || done.kind === 'pass';
    const how = ended ? 'ended' : answer === 'stop' ? 'called' : answer === 'let' ? 'let' : null;
    const came = !yours ? [m.crapette_review_missed()] : how === null ? [] : [m.crapette_review_slip({ how })];
    return { lines: [passedOver(state, broken, yours), ...came], rule: ruleOf(broken) };
  },
};
