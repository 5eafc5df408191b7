import { createIcon } from './createIcon.tsx';

/** An arrow down onto a tray. */
export const DownloadIcon = createIcon('M12 4v11m-5-5 5 5 5-5M5 20h14');
