import type { ElementProps } from '../shared/ElementProps.ts';

/** The maximum length of a player's message. Longer ones are ignored. */
export const MAX_PLAYER_MESSAGE = 20_000;

/** The width of the player. */
export const PLAYER_WIDTH_PX = 1000;

/** The height of the player. */
export const PLAYER_HEIGHT_PX = 600;

/** The interval at which the page polls for the provider's script. */
export const PLAYER_POLL_MS = 10;

/** The time after which a script that has not loaded counts as failed. */
export const PLAYER_SCRIPT_TIMEOUT_MS = 20_000;

/** The interval at which the handshake is repeated until a frame answers. A loaded frame may begin to listen later. */
export const HANDSHAKE_INTERVAL_MS = 250;

/**
 * The time without a message after which a frame counts as failed, until it sends one. It is counted from the frame's load, and from the
 * start where it is to play at once. Players of 1 MB and more load meanwhile, so it is as long as that of YouTube's script.
 */
export const FRAME_TIMEOUT_MS = 20_000;

/** The maximum length of a video's address, in characters. Browsers and servers accept far less. */
export const MAX_VIDEO_ADDRESS = 8000;

/** The maximum length of a video, in seconds (115 days). */
export const MAX_VIDEO_SECONDS = 9_999_999;

/**
 * The tolerance between a player's reported time and the clock, because reports come late, in seconds. A larger difference means that the
 * visitor has seeked.
 */
export const CLIP_TOLERANCE_SECONDS = 1.5;

/** The permissions that players need. Forms, downloads and top navigation stay forbidden. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** Providers refuse to play without a referrer. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** The attributes of every frame of a provider: its sandbox, permissions and referrer. */
export const frameAttributes: ElementProps<'iframe'> = {
  sandbox: SANDBOX,
  referrerPolicy: REFERRER_POLICY,
  allow: 'autoplay; encrypted-media; picture-in-picture',
  allowFullScreen: true,
};
