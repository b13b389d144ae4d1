/** Every game's board: for pictures made at build time, which may be of any game. */
import './ristiseiska.ts';
import './russian-bank.ts';
