import { createIcon } from './createIcon.tsx';

/** A magnifying glass with a plus sign. */
export const ZoomIcon = createIcon('M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 15l5 5M10.5 8v5M8 10.5h5');
