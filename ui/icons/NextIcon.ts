import { createIcon } from './createIcon.tsx';

/** An angle that points to where the text goes on. */
export const NextIcon = createIcon('M9.5 5.5L16 12l-6.5 6.5', { 'data-directional': true });
