import { createIcon } from './createIcon.tsx';

/** Three dots in a row. */
export const MoreIcon = createIcon(
  'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2m7 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2m7 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  { fill: 'currentColor' },
);
