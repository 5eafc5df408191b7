import type { ElementProps } from '../../core/shared/ElementProps.ts';

/** The maximum length of a message from a player, in characters. Longer messages are ignored. */
export const MAX_PLAYER_MESSAGE = 20_000;

/** The default width of the player. Only the ratio of width to height matters. */
export const PLAYER_WIDTH_PX = 1000;

/** The default height of the player. Only the ratio of width to height matters. */
export const PLAYER_HEIGHT_PX = 600;

/** How often to check whether the provider's script has loaded. */
export const PLAYER_POLL_MS = 10;

/** How long a provider's script may take to load before it is treated as failed. */
export const PLAYER_SCRIPT_TIMEOUT_MS = 20_000;

/**
 * The interval at which the handshake is repeated until the iframe responds. A loaded iframe may not be listening yet.
 */
export const HANDSHAKE_INTERVAL_MS = 250;

/**
 * How long an iframe may take to send its first message before it is treated as failed. A later message clears the
 * failure. The timeout starts when the iframe loads, or immediately if the iframe should autoplay. Players load 1 MB or
 * more during this time, so the timeout is as long as the one for YouTube's script.
 */
export const FRAME_TIMEOUT_MS = 20_000;

/** The maximum length of a video URL, in characters. Most browsers and servers accept far less. */
export const MAX_VIDEO_URL_LENGTH = 8000;

/** The maximum time within a video, in seconds (115 days). */
export const MAX_VIDEO_SECONDS = 9_999_999;

/**
 * The tolerance between a player's reported time and the clock, because reports arrive late. A larger difference means
 * that the user has jumped to another position.
 */
export const CLIP_TOLERANCE_SECONDS = 1.5;

/** The permissions that players need. Forms, downloads and top navigation remain blocked. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** Some providers refuse to play without a referrer. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** Attributes for every provider iframe: sandbox, permissions and referrer policy. */
export const frameAttributes: ElementProps<'iframe'> = {
  sandbox: SANDBOX,
  referrerPolicy: REFERRER_POLICY,
  allow: 'autoplay; encrypted-media; picture-in-picture',
  allowFullScreen: true,
};

/** The URL of a video that cannot be loaded, because its provider is unknown. */
export const INVALID_VIDEO_URL = 'about:invalid';
