import * as m from '../../paraglide/messages.js';

/** The four suits, each with the name of its colour, in a box of 20 × 20. */
const suits = [
  [
    'club',
    'M10 1.8a4.1 4.1 0 0 1 3.3 6.5 4.1 4.1 0 1 1-2.2 7.2c.2 1.3.7 2.1 1.7 2.7H7.2c1-.6 1.5-1.4 1.7-2.7a4.1 4.1 0 1 1-2.2-7.2A4.1 4.1 0 0 1 10 1.8z',
  ],
  ['diamond', 'M10 1.2 16.6 10 10 18.8 3.4 10z'],
  [
    'red',
    'M10 18C5.400 13.800 2 10.900 2 7.100 2 4.600 3.900 2.800 6.100 2.800c1.600 0 3.100.9 3.900 2.500.8-1.600 2.300-2.500 3.900-2.500C16.100 2.800 18 4.600 18 7.100c0 3.800-3.400 6.700-8 10.900z',
  ],
  [
    'black',
    'M10 1.500c2.200 3.300 7.400 6 7.400 10a3.800 3.800 0 0 1-6.300 2.900c.2 1.700.8 2.900 1.900 3.900H7c1.100-1 1.700-2.200 1.900-3.900a3.800 3.800 0 0 1-6.300-2.900c0-4 5.200-6.700 7.400-10z',
  ],
] as const;

/** Four small cards, in the colours that the deck has now. */
export function Suits() {
  return (
    <div class="suits" role="img" aria-label={m.site_settings_deck_sample()}>
      {suits.map(([colour, path]) => (
        <svg key={colour} class="suit" viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
          <path d={path} fill={`var(--suit-${colour})`} />
        </svg>
      ))}
    </div>
  );
}
