import { createIcon } from './createIcon.tsx';

/** A chevron that points up. */
export const UpIcon = createIcon('M5.5 14.5L12 8l6.5 6.5');
