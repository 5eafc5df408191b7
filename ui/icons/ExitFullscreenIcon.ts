import { createIcon } from './createIcon.tsx';

/** Four corners that point inward. */
export const ExitFullscreenIcon = createIcon('M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5');
