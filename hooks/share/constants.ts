import type { ShareNetwork } from './types.ts';

/** Every network there is a link for, in the order of the original's control bar. */
export const SHARE_NETWORKS: readonly ShareNetwork[] = ['facebook', 'x', 'pinterest', 'tumblr'];

/** The networks that the original offers by default. */
export const DEFAULT_SHARE_NETWORKS: readonly ShareNetwork[] = ['facebook', 'x'];

/** The time for which a copy is announced. */
export const COPY_NOTICE_MS = 4000;
