import type { PlaylistSource } from '../../backend/PlaylistSource.ts';
import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { createTransport } from '../../rest/engine/createTransport.ts';
import { parseMarkup } from '../markup.ts';
import { createRenewal, pastCaches } from '../container/renewal.ts';
import type { RenewContainerOptions } from '../container/renewal.ts';
import { readPlaylistPageObject } from './readPlaylistContainer.ts';

const FORBIDDEN = 403;

const isForbidden = (error: unknown): boolean => error instanceof HttpStatusError && error.status === FORBIDDEN;

/**
 * Asks for the page anew, past every cache, and gives the proof that its playlists' calls go with today. Throws
 * `MissingContentError` where the page has none.
 */
export async function renewPlaylistSecurity(options: Omit<RenewContainerOptions, 'instance'>): Promise<string> {
  const { pageUrl, signal, answerLimitBytes: limitBytes, fetch } = options;
  const html = await createTransport({ fetch }).text(pastCaches(pageUrl), { signal, limitBytes });
  const { security } = readPlaylistPageObject(parseMarkup(html));
  if (security === undefined) throw new MissingContentError('The page has nothing that proves its calls.');
  return security;
}

/**
 * The pages of a playlist over a proof that may have run out, as a page cache hands it out: where the server answers 403, `renew` makes
 * the playlist over a new one, and the page is asked for once more. Its failure is the failure of the first call.
 */
export function createRenewingPlaylist(
  first: PlaylistSource,
  renew: (signal: AbortSignal) => Promise<PlaylistSource>,
): PlaylistSource {
  const { attempt } = createRenewal(first, renew);
  return {
    loadPage: (request, options) => attempt((to) => to.loadPage(request, options), isForbidden, options.signal),
  };
}
