import { createIcon } from './createIcon.tsx';

/** An arrow that leaves a window. */
export const OriginalIcon = createIcon('M13 5h6v6m0-6-8 8m-2-8H5v14h14v-4');
