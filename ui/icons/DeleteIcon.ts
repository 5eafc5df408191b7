import { createIcon } from './createIcon.tsx';

/** A trash can. */
export const DeleteIcon = createIcon('M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5');
