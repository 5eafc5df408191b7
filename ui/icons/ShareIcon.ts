import { createIcon } from './createIcon.tsx';

/** One point that leads to two others. */
export const ShareIcon = createIcon(
  'M8.6 10.7 15.4 6.8M8.6 13.3l6.8 3.9M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5m0 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
);
