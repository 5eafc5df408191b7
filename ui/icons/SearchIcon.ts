import { createIcon } from './createIcon.tsx';

/** A magnifying glass. */
export const SearchIcon = createIcon('M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L20 20');
