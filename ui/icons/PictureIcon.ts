import { createIcon } from './createIcon.tsx';

/** A framed landscape. */
export const PictureIcon = createIcon(
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 17l5-5 4 4 3-3 6 5M15 9h.01',
);
