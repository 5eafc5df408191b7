import { createIcon } from './createIcon.tsx';

/** An exclamation mark in a circle. */
export const AlertIcon = createIcon('M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 7.5v5.5M12 16.5h.01');
