import { randomBytes } from 'node:crypto';
import { createNonce, isNonceGood } from '../auth/nonces.ts';
import { type PlaylistShortcode, playlistShortcodes } from './playlistShortcodes.ts';
import type { WireSettings } from './playlistSettings.ts';

/** All visitors share one proof, as on the real server. */
const secret = randomBytes(16).toString('hex');

const GALLERY_ID_DIGITS = 13;

/** Returns the id of a playlist on a page. The real server generates a new one each time. */
export const galleryIdOf = (id: number): string => id.toString(16).padStart(GALLERY_ID_DIGITS, '0');

/** Returns the shortcode whose page contains the settings, or undefined for a client's own settings. */
function shortcodeOf({ gallery_id: galleryId }: WireSettings): PlaylistShortcode | undefined {
  return [...playlistShortcodes.values()].find(({ id }) => galleryIdOf(id) === galleryId);
}

export const isNewer = ({ version }: Pick<PlaylistShortcode, 'version'>): boolean => version === '1.3.12';

/** Proves that a request comes from one of our pages. */
export const playlistSecurity = (): string => createNonce(secret, Date.now());

/** Whether a request contains the proof from its page. YotuWP requires the proof since version 1.3.12. */
export function isCallProved(settings: WireSettings, security: string): boolean {
  const shortcode = shortcodeOf(settings);
  return !shortcode || !isNewer(shortcode) || isNonceGood(security, secret, Date.now());
}
