/** Line icons on a 24 by 24 grid. */
const PATHS = {
  house: 'M3 11 12 4l9 7M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  family:
    'M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM16.5 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM2.5 20c0-4 2.5-6.5 5.5-6.5s5.5 2.5 5.5 6.5M14 16c.7-.6 1.6-1 2.5-1 2.5 0 5 1.5 5 5',
  briefcase: 'M3 8h18v12H3zM8.5 8V4.5h7V8M3 13.5h18M12 12v3',
  handshake: 'M2.5 7 7 5.5l5 2 5-2L21.5 7v8.5H19l-6 4.5-6-4.5H2.5zM12 7.5 8.5 11c1.5 1.5 3 1.5 4.5 0l1-.5 4.5 4.5',
  scales: 'M12 3v17M7 20.5h10M4.5 6.5h15M4.5 6.5 2 13.5c1 1.6 4 1.6 5 0zM19.5 6.5 17 13.5c1 1.6 4 1.6 5 0z',
  anchor:
    'M12 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM12 7.5V21M8 11h8M4 13.5c0 4.5 3.5 7.5 8 7.5s8-3 8-7.5M2.5 15.5 4 13.5l2 1.5M21.5 15.5 20 13.5l-2 1.5',
  play: 'M8 5v14l11-7z',
  phone:
    'M5 3.5h4l1.5 5-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 5 1.5v4c0 1-1 1.5-2 1.5C11 20.5 3.5 13 3.5 5.5c0-1 .5-2 1.5-2z',
  mail: 'M3 5.5h18v13H3zM3 6l9 7 9-7',
  pin: 'M12 21.5c4.5-5 7-8.5 7-11.5a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  network: 'M4 9.5V20M4 4.5v.5M9 20V9.5M9 14c0-3 2-4.5 4.5-4.5S18 11 18 14v6',
  letter: 'M4 4l16 16M20 4 4 20',
} as const;

export type LawIconName = keyof typeof PATHS;

export function LawIcon({ name }: { readonly name: LawIconName }) {
  return (
    <svg className="law-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
