/** What each sign draws, in a square of 24. */
export const paths = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  redo: 'M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2',
  restart: 'M5 6v4.5h4.5M5.4 10.2A7.5 7.5 0 1 1 4.8 15',
  hint: 'M9.5 19h5M10.5 21.5h3M12 3.5a5.5 5.5 0 0 0-3.2 10c.5.4.7.9.7 1.5v1h5v-1c0-.6.2-1.1.7-1.5A5.5 5.5 0 0 0 12 3.5Z',
  yes: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8 12.2l2.8 2.8L16 9.6',
  no: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
  unsure: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM9.6 9.7a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6M12 16.4v.3',
  broken: 'M10.6 3.1a9 9 0 0 0-.4 17.7M13.8 20.8a9 9 0 0 0 .4-17.5M12.8 3l-1.9 6 3 3.2-2.6 8.6',
  clean: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  open: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  back: 'M15.5 5.5 9 12l6.5 6.5',
  own: 'M19 12H5M11 6l-6 6 6 6',
  forth: 'M8.5 5.5 15 12l-6.5 6.5',
  skip: 'M5.5 6.5 11 12l-5.5 5.5M12.5 6.5 18 12l-5.5 5.5',
  turn: 'M7 4.5v15l12-7.5Z',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a word; never the only sign. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={paths[name]}
        fill={name === 'clean' || name === 'turn' ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width="1.6"
        stroke-dasharray={name === 'open' ? '2.6 3' : undefined}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {name === 'clean' && (
        <path d="M8 12.2l2.8 2.8L16 9.6" fill="none" stroke="var(--paper)" stroke-width="1.8" stroke-linecap="round" />
      )}
    </svg>
  );
}
