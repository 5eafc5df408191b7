import { createIcon } from './createIcon.tsx';

/** A circular arrow. */
export const RefreshIcon = createIcon('M18.5 8.5a7.5 7.5 0 1 0 1 5.5M19 4v5h-5');
