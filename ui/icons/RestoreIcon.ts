import { createIcon } from './createIcon.tsx';

/** A small window in front of another. */
export const RestoreIcon = createIcon('M4 10h11v9H4zM8 10V5h12v10h-5');
