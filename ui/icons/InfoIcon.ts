import { createIcon } from './createIcon.tsx';

/** The letter i in a circle. */
export const InfoIcon = createIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 7.75v.01');
