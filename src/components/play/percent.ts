import { getLocale } from '../../paraglide/runtime.js';

/** A chance from 0 to 1 in percent, to one place, as the language of the page writes it: 35.7, or 35,7. */
export const percent = (chance: number): string => (Math.round(chance * 1000) / 10).toLocaleString(getLocale());
