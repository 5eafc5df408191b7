import { createIcon } from './createIcon.tsx';

/** Two beamed music notes. */
export const MusicIcon = createIcon(
  'M9.5 17.5V5.5l9-2v12M9.5 17.5a2.5 2.5 0 1 1-2.5-2.5 2.5 2.5 0 0 1 2.5 2.5zM18.5 15.5a2.5 2.5 0 1 1-2.5-2.5 2.5 2.5 0 0 1 2.5 2.5z',
);
