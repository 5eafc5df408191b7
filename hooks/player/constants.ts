import type { ElementProps } from '../shared/ElementProps.ts';

/** A message of a player that is longer is none: players say little. */
export const LONGEST_PLAYER_MESSAGE = 20_000;

/** Specification, point 9: width of the player. */
export const PLAYER_WIDTH_PX = 1000;

/** Specification, point 9: height of the player. */
export const PLAYER_HEIGHT_PX = 600;

/** Facts 9.14: how often the page looks whether the provider's script is there. */
export const PLAYER_POLL_MS = 10;

/** A script that does not come in this time has failed. */
export const PLAYER_SCRIPT_PATIENCE_MS = 20_000;

/** A frame that has loaded may begin to listen later: it is greeted again after so long, until it says something. */
export const GREETING_INTERVAL_MS = 250;

/**
 * A frame that says nothing for so long has failed, until it does: counted from its load, and from the beginning of one that is to
 * play at once. Players of 1 MB and more have to come meanwhile, as long as YouTube's script has.
 */
export const FRAME_PATIENCE_MS = 20_000;

/** An address of a video that is longer is none, in characters: browsers and servers end far below it. */
export const LONGEST_VIDEO_ADDRESS = 8000;

/** No video is longer, in seconds (115 days). */
export const LONGEST_VIDEO_SECONDS = 9_999_999;

/**
 * How much later than the clock says a player may be in its video and still have played there: its news comes late. What is later
 * has been moved by the visitor, in seconds.
 */
export const CLIP_TOLERANCE_SECONDS = 1.5;

/** Without these a player does not run; forms, downloads and the page's own address are not among them. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** Providers refuse to play for a page that does not say where it is. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** What every frame of a provider may do, and what it learns. */
export const frameAttributes: ElementProps<'iframe'> = {
  sandbox: SANDBOX,
  referrerPolicy: REFERRER_POLICY,
  allow: 'autoplay; encrypted-media; picture-in-picture',
  allowFullScreen: true,
};
