import type { ShareNetwork } from './types.ts';

/** All supported networks, in the same order as in the Photo Gallery plugin's control bar. */
export const SHARE_NETWORKS: readonly ShareNetwork[] = ['facebook', 'x', 'pinterest', 'tumblr'];

/** The networks that the Photo Gallery plugin offers by default. */
export const DEFAULT_SHARE_NETWORKS: readonly ShareNetwork[] = ['facebook', 'x'];

/** How long the status message is shown after the URL has been copied. */
export const COPY_NOTICE_MS = 4000;
