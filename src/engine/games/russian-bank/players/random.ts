import { anyLegal } from '../../../core/player.ts';
import { legal } from '../rules.ts';

/** Plays any legal action, all equally likely. */
export const random = anyLegal({ legal });
