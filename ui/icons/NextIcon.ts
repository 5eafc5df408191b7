import { createIcon } from './createIcon.tsx';

/** A chevron that points forward in the reading direction. */
export const NextIcon = createIcon('M9.5 5.5L16 12l-6.5 6.5', { 'data-directional': true });
