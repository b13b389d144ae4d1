import type { PlacedGlyph } from './shapes.ts';

export type Suit = 'c' | 'd' | 'h' | 's';
export const suitOrder: readonly Suit[] = ['c', 'd', 'h', 's'];

/** Diamonds and hearts: the suits with cut corners, and hollow in print. */
export const isRed = (suit: Suit): boolean => suit === 'd' || suit === 'h';

/** The four suits around 0, 0, about 1000 units high. */
const outlines: Readonly<Record<Suit, string>> = {
  c: 'M-225-265a225 225 0 1 1 450 0a225 225 0 1 1-450 0ZM-465 90a230 230 0 1 1 460 0a230 230 0 1 1-460 0ZM5 90a230 230 0 1 1 460 0a230 230 0 1 1-460 0ZM-110-130L110-130L90 120L-90 120ZM45 60C45 270 80 420 180 495L-180 495C-80 420-45 270-45 60Z',
  d: 'M0-505C75-350 225-135 380 0C225 135 75 350 0 505C-75 350-225 135-380 0C-225-135-75-350 0-505Z',
  h: 'M0 460C-90 350-480 115-480-185C-480-350-365-460-235-460C-125-460-35-405 0-290C35-405 125-460 235-460C365-460 480-350 480-185C480 115 90 350 0 460Z',
  s: 'M0-485C35-400 120-315 220-225C340-120 460 5 460 165C460 310 360 405 240 405C165 405 95 370 55 300C65 390 105 450 180 490L-180 490C-105 450-65 390-55 300C-95 370-165 405-240 405C-360 405-460 310-460 165C-460 5-340-120-220-225C-120-315-35-400 0-485Z',
};

/** A suit of a given size, its middle at (x, y). */
export const placeSuit = (suit: Suit, x: number, y: number, size: number): PlacedGlyph => ({
  id: `s${suit}`,
  d: outlines[suit],
  role: 'pip',
  x,
  y,
  scale: size / 1000,
});
