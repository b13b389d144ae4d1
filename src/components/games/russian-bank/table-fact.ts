import * as m from '../../../paraglide/messages.js';
import type { Draft, Fact } from '../composing.ts';

/** Which of the two tables a draft is of: what is chosen first. Its value is the chapter's id, by which its tools are found. */
export const tableFact = ({ facts }: Draft): Fact => ({
  id: 'preset',
  name: m.teach_bank_table(),
  rule: true,
  value: facts.preset === 'crapette' ? 'crapette' : 'free',
  choices: [
    { value: 'free', name: m.russian_bank_table_free() },
    { value: 'crapette', name: m.crapette_name() },
  ],
});
