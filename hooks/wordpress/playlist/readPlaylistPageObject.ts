import type { PlaylistLabels } from '../../playlist/labels.ts';
import { objectAt } from './objectAt.ts';
import type { PlaylistSettings } from './types.ts';

const ASSIGNMENT = /\byotujs\s*=\s*(?=\{)/;

/** What a page tells to all of its playlists. */
export interface PlaylistPageObject {
  readonly ajaxUrl: string | undefined;
  readonly labels: Partial<PlaylistLabels>;
}

function findPageObject(page: ParentNode): PlaylistSettings {
  for (const { textContent } of page.querySelectorAll('script:not([src])')) {
    const found = ASSIGNMENT.exec(textContent);
    const json = found && objectAt(textContent, found.index + found[0].length);
    try {
      if (json) return JSON.parse(json) as PlaylistSettings;
    } catch {
      // Another script may say it.
    }
  }
  return {};
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim()) || undefined;

/** The address of the paging call and the site's texts for its failures and for the player's buttons (specification, point 8). */
export function readPlaylistPageObject(page: ParentNode): PlaylistPageObject {
  const { ajax_url: ajaxUrl, lang } = findPageObject(page);
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
  return { ajaxUrl: textOf(ajaxUrl), labels: Object.fromEntries(told) };
}
