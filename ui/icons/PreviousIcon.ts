import { createIcon } from './createIcon.tsx';

/** A chevron that points backward in the reading direction. */
export const PreviousIcon = createIcon('M14.5 5.5L8 12l6.5 6.5', { 'data-directional': true });
