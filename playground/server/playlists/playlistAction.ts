import type { Context } from 'hono';
import { type AjaxAction, ajaxResponse } from '../wire/ajaxResponse.ts';
import type { PlaylistStore } from './createPlaylistStore.ts';
import { playlistPage } from './playlistPage.ts';
import { isCallProved } from './playlistSecurity.ts';
import { decodeSettings } from './playlistSettings.ts';
import { NO_VIDEOS_TEXT } from './playlistTexts.ts';
import type { VideoRow } from './rows.ts';
import { ownSource, posterAddress } from './videoAddresses.ts';
import { videoListMarkup } from './videoListMarkup.ts';

/** The field `loggia` is our own. The real server supports only YouTube videos and never sends it. */
const itemOf = (video: VideoRow, origin: string) => ({
  thumb: origin + posterAddress(video),
  title: video.title,
  description: video.description,
  videoId: video.id,
  loggia: ownSource(video),
});

function respond(context: Context, body: unknown): Response {
  const response = ajaxResponse(context, JSON.stringify(body));
  response.headers.set('Content-Type', 'application/json; charset=UTF-8');
  return response;
}

/**
 * Creates the action `yotu_pagination`: the page after or before the one whose tokens are in the settings. `next` and
 * `more` go forward; any other value, including a number, goes back. An empty token leads to the first page.
 */
export function playlistAction(store: PlaylistStore): AjaxAction {
  return (context, values) => {
    const settings = decodeSettings(values.posted('settings'));
    if (settings && !isCallProved(settings, values.posted('security'))) return ajaxResponse(context, '-1', 403);
    const word = values.posted('page');
    const goesOn = word === 'next' || word === 'more';
    const stretch = settings && playlistPage(store, settings, goesOn ? settings['next'] : settings['prev']);
    if (!stretch || stretch.videos.length === 0) {
      const html = `<p>${NO_VIDEOS_TEXT}</p>`;
      return respond(context, { html, items: [], settings: { next: '', prev: '' }, error: true });
    }
    const { videos, next, prev } = stretch;
    const { origin } = new URL(context.req.url);
    return respond(context, {
      html: videoListMarkup(videos, settings ?? {}),
      items: videos.map((video) => itemOf(video, origin)),
      settings: { next, prev },
      error: false,
    });
  };
}
