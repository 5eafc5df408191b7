import type { PlaylistDirection } from '../../../data/backend/PlaylistSource.ts';
import { attributeOf } from '../markup.ts';

/** The action that a control in a server-rendered playlist performs. */
export type PlaylistAction =
  | { readonly kind: 'video'; readonly id: string }
  | { readonly kind: 'page'; readonly direction: PlaylistDirection }
  | { readonly kind: 'other' };

const DIRECTIONS = new Map<string, PlaylistDirection>([
  ['next', 'next'],
  ['more', 'more'],
  ['prev', 'previous'],
]);

/** Returns the action for a clicked control or an element inside it. */
export function readPlaylistAction(pressed: Element): PlaylistAction {
  const video = pressed.closest('.yotu-video[data-videoid]');
  if (video) return { kind: 'video', id: attributeOf(video, 'data-videoid') };
  const link = pressed.closest('.yotu-pagination [data-page]');
  const direction = link && DIRECTIONS.get(attributeOf(link, 'data-page'));
  return direction ? { kind: 'page', direction } : { kind: 'other' };
}

/** The handle that the playlist plugin uses to enqueue its script. */
const HANDLE = 'yotu-script';

const PLAYER_SCRIPT = 'script[src^="https://www.youtube.com/iframe_api"]';

/**
 * Returns the handle of the plugin's own script if that script has loaded the YouTube player, otherwise `undefined`. A
 * site can use the handle to dequeue the script. Call this function before anything else loads the player.
 */
export function redundantPlaylistScript(document: Document): string | undefined {
  if (!document.getElementById(`${HANDLE}-js`) || !document.querySelector(PLAYER_SCRIPT)) return undefined;
  return HANDLE;
}
