import { createIcon } from './createIcon.tsx';

/** Crossed-out Wi-Fi waves. */
export const OfflineIcon = createIcon(
  'M4 4l16 16M12 18.5v.01M8.5 15a5 5 0 0 1 7 0M5 11.5a10 10 0 0 1 4-2.4M19 11.5a10 10 0 0 0-4.5-2.5M2 8a14.5 14.5 0 0 1 4.5-2.8M22 8a14.5 14.5 0 0 0-9.5-3.4',
);
