import type { PlaylistDirection } from '../../backend/PlaylistSource.ts';
import { attributeOf } from '../markup.ts';

/** What a control of a server-rendered playlist does. */
export type PlaylistAction =
  | { readonly kind: 'video'; readonly id: string }
  | { readonly kind: 'page'; readonly direction: PlaylistDirection }
  | { readonly kind: 'other' };

const DIRECTIONS = new Map<string, PlaylistDirection>([
  ['next', 'next'],
  ['more', 'more'],
  ['prev', 'previous'],
]);

/** Interprets a clicked control, or an element inside it. */
export function readPlaylistAction(pressed: Element): PlaylistAction {
  const video = pressed.closest('.yotu-video[data-videoid]');
  if (video) return { kind: 'video', id: attributeOf(video, 'data-videoid') };
  const link = pressed.closest('.yotu-pagination [data-page]');
  const direction = link && DIRECTIONS.get(attributeOf(link, 'data-page'));
  return direction ? { kind: 'page', direction } : { kind: 'other' };
}

/** The handle under which the playlist plugin enqueues its script. */
const HANDLE = 'yotu-script';

const PLAYER_SCRIPT = 'script[src^="https://www.youtube.com/iframe_api"]';

/**
 * Returns the handle of the plugin's own script, with which a site can dequeue it, if that script has loaded YouTube's
 * player; otherwise `undefined`. Call it before anything else loads that player.
 */
export function redundantPlaylistScript(document: Document): string | undefined {
  if (!document.getElementById(`${HANDLE}-js`) || !document.querySelector(PLAYER_SCRIPT)) return undefined;
  return HANDLE;
}
