import { unindented } from '../../site/inline.ts';
import script from './open-games-boot.js?raw';

/** For the build: the script that makes room for the games left open. Its page lets it run, since its hash belongs in the head. */
export const openGamesBoot = `{\n${unindented(script)}\n}`;
