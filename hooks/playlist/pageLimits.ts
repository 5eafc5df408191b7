import type { PlaylistPages } from './playlistPages.ts';

export interface PageLimits {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Whether the page that is shown is the first, and the last. Where the two disagree, tokens count more than numbers. */
export function pageLimits({ page, tokens }: Pick<PlaylistPages, 'page' | 'tokens'>): PageLimits {
  return { isAtStart: page <= 1 || tokens.previous === undefined, isAtEnd: tokens.next === undefined };
}
