import type { PlaylistLabels } from '../../playlist/labels.ts';
import { readPageObject } from '../readPageObject.ts';
import type { PlaylistSettings } from './types.ts';

/** What a page tells to all of its playlists. */
export interface PlaylistPageObject {
  readonly ajaxUrl: string | undefined;
  /** Proves that a call comes from the page, where the site wants that (since 1.3.12). */
  readonly security: string | undefined;
  readonly labels: Partial<PlaylistLabels>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim()) || undefined;

/** The address of the paging call and the site's texts for its failures and for the player's buttons (specification, point 8). */
export function readPlaylistPageObject(page: ParentNode): PlaylistPageObject {
  const { ajax_url: ajaxUrl, security, lang } = readPageObject(page, 'yotujs') as PlaylistSettings;
  const texts = (typeof lang === 'object' && lang !== null ? lang : {}) as PlaylistSettings;
  const labels = {
    forbidden: textOf(texts['1']),
    notFound: textOf(texts['3']),
    serverError: textOf(texts['6']),
    unavailable: textOf(texts['5']),
    nextVideo: textOf(texts['7']),
    previousVideo: textOf(texts['8']),
  };
  const told = Object.entries(labels).filter(([, text]) => text !== undefined);
  return { ajaxUrl: textOf(ajaxUrl), security: textOf(security), labels: Object.fromEntries(told) };
}
