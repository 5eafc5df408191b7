import { createIcon } from './createIcon.tsx';

/** An arrow that points down to a tray. */
export const DownloadIcon = createIcon('M12 4v11m-5-5 5 5 5-5M5 20h14');
