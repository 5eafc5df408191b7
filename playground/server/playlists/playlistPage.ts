import { MAX_VIDEOS_PER_PAGE, VIDEOS_PER_PAGE } from './constants.ts';
import type { PlaylistStore } from './createPlaylistStore.ts';
import type { WireSettings } from './playlistSettings.ts';
import type { VideoRow } from './rows.ts';

/** A page's token, as in the response; '' if there is no such page. */
export type WireToken = string | number;

export interface PlaylistStretch {
  readonly videos: readonly VideoRow[];
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly next: WireToken;
  readonly prev: WireToken;
}

/** Returns a client's setting if it is a string or number. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const TOKEN = /^T(\d{1,6})$/;

function perPageOf({ per_page: text }: WireSettings): number {
  const count = Number.parseInt(textOf(text), 10);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_VIDEOS_PER_PAGE) : VIDEOS_PER_PAGE;
}

/** Returns a 0-based index. An invalid token leads to the first page, like an empty one on the real server. */
function indexOf(token: unknown): number {
  if (typeof token === 'number' && Number.isInteger(token) && token >= 0) return token;
  return Number(TOKEN.exec(textOf(token))?.[1] ?? 0);
}

/** Returns all videos that the settings select: those of a playlist, or those listed by id. */
function collection(store: PlaylistStore, { type, id }: WireSettings) {
  const playlistId = textOf(id);
  if (type !== 'videos') {
    return {
      total: store.count(playlistId),
      slice: (offset: number, limit: number) => store.videos(playlistId, { offset, limit }),
    };
  }
  const named = playlistId.split(',', MAX_VIDEOS_PER_PAGE).flatMap((each) => store.video(each.trim()) ?? []);
  return { total: named.length, slice: (offset: number, limit: number) => named.slice(offset, offset + limit) };
}

/**
 * Returns the page that a token identifies. A list of single videos uses numbers as tokens, like the real server;
 * playlists use opaque strings.
 */
export function playlistPage(store: PlaylistStore, settings: WireSettings, token: unknown): PlaylistStretch {
  const limit = perPageOf(settings);
  const { total, slice } = collection(store, settings);
  const pageCount = Math.max(1, Math.ceil(total / limit));
  const index = Math.min(indexOf(token), pageCount - 1);
  const tokenOf = (place: number): WireToken => (settings['type'] === 'videos' ? place : `T${place}`);
  return {
    videos: slice(index * limit, limit),
    page: index + 1,
    pageCount,
    next: index + 1 < pageCount ? tokenOf(index + 1) : '',
    prev: index > 0 ? tokenOf(index - 1) : '',
  };
}
