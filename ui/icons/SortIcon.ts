import { createIcon } from './createIcon.tsx';

/** Three lines of decreasing length. */
export const SortIcon = createIcon('M4 7h16M4 12h11M4 17h6', { 'data-directional': true });
