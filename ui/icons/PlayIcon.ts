import { createIcon } from './createIcon.tsx';

/** A triangle. */
export const PlayIcon = createIcon('M8 5.5v13L18.5 12z', { fill: 'currentColor' });
