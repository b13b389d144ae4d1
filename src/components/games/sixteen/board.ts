import './paint.ts';
import type { Piece } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { placeNumber } from '../../board/faces/numeral.ts';
import type { BoardGame } from '../../board/games.ts';
import * as words from './board-words.ts';
import { drawBrick } from './brick.ts';
import { layOut, remember } from './layout.ts';
import { mouthOf, urn, urnNumeral, urnSize } from './urn.ts';

const ranksOf = (pieces: readonly Piece[]): number[] => pieces.map((p) => p.face.rank);

/** Sixteen on a board: bricks on a ground line, the urn, and what was drawn from it. */
export const board: BoardGame = {
  id: 'sixteen',
  layOut,
  draw: drawBrick,
  sheet: 'bricks',
  fits: placeNumber,
  hold: ({ kind }) => (kind === 'stock' ? 'touch' : kind === 'foundation' ? 'none' : 'top'),
  drawPlace: ({ place, count, counted }) => ({
    shapes: urn,
    size: urnSize,
    count: counted === false ? [] : urnNumeral(count, place.w, place.h),
  }),
  source: ({ slots }) => {
    const own = slots.find(({ look }) => look === 'own');
    return own ? mouthOf(own.place) : null;
  },
  remember,
  words: {
    ...words,
    slotName: (slot, moves) => words.slotName(slot, ranksOf(moves)),
    targetName: (slot, run) => words.targetName(slot, ranksOf(run)),
    pieceName: (slot) => words.slotName(slot),
    figureName: m.board_figure,
  },
};
