import { createIcon } from './createIcon.tsx';

/** Two vertical bars. */
export const PauseIcon = createIcon('M7.5 6h2v12h-2zM14.5 6h2v12h-2z', { fill: 'currentColor' });
