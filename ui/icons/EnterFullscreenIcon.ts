import { createIcon } from './createIcon.tsx';

/** Four corners that point outward. */
export const EnterFullscreenIcon = createIcon('M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5');
