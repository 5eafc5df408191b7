import type { ShareNetwork } from './types.ts';

/** Every network there is a link for, in the order of the original's control bar. */
export const SHARE_NETWORKS: readonly ShareNetwork[] = ['facebook', 'x', 'pinterest', 'tumblr'];

/** What the original shows where nobody has chosen. */
export const DEFAULT_SHARE_NETWORKS: readonly ShareNetwork[] = ['facebook', 'x'];

/** How long a copy is told of. */
export const COPY_NOTICE_MS = 4000;
