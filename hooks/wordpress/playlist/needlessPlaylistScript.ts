/** The name under which the playlist plugin enqueues its script. */
const HANDLE = 'yotu-script';

const PLAYER_SCRIPT = 'script[src^="https://www.youtube.com/iframe_api"]';

/**
 * Returns the name of the plugin's own script, by which a site can dequeue it, where that script has fetched YouTube's player on its own;
 * undefined where it has not. To be asked before anything else plays.
 */
export function needlessPlaylistScript(document: Document): string | undefined {
  if (!document.getElementById(`${HANDLE}-js`) || !document.querySelector(PLAYER_SCRIPT)) return undefined;
  return HANDLE;
}
