import { createIcon } from './createIcon.tsx';

/** A chevron that points down. */
export const DownIcon = createIcon('M5.5 9.5L12 16l6.5-6.5');
