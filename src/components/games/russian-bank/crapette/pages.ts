import type { Action, Table } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import type { GamePages } from '../../entry.ts';
import { pages as free } from '../pages.ts';
import { figure, picture } from './figure.ts';

/** What the build knows of the traditional game: what it has in common with the other table, and its own boards. */
export const pages: GamePages<Table, Action> = {
  figure,
  picture,
  cut: free.cut,
  sign: free.sign,
  tile: { position: 'russian-bank:crapette/1/-;JsTh9c.KdQs.6h5c.3s;3d2h;-/Jc;Th.4c.Ts.Qs;5h;-/--.--.--.--/-/4', show: 'piles' },
  example: 'russian-bank:crapette/1/9c4dKs;Th9s.7c6d.Js.Qd;8h3cKd;5s/6h;9h8c.Kc.4sTd.2c;5dJh;7d/3-.A-.2-.--/d/40',
  ...(free.playerSays ? { playerSays: free.playerSays } : {}),
  table: m.crapette_name,
  ruleSets: free.ruleSets,
  wishes: free.wishes,
  puzzleLead: () => m.play_puzzles_lead_cards(),
};
