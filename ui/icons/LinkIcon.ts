import { createIcon } from './createIcon.tsx';

/** Two chain links. */
export const LinkIcon = createIcon(
  'M10 13.5a4 4 0 0 0 6 .4l2.8-2.8a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10.5a4 4 0 0 0-6-.4l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.5-1.5',
);
