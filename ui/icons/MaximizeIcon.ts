import { createIcon } from './createIcon.tsx';

/** A window. */
export const MaximizeIcon = createIcon('M4 5h16v14H4zM4 9h16');
