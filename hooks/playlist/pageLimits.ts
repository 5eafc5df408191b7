import { canGo } from './canGo.ts';
import type { PlaylistPages } from './playlistPages.ts';

export interface PageLimits {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Whether the page that is shown is the first, and the last: tokens say so, and not numbers. */
export function pageLimits(state: Pick<PlaylistPages, 'tokens'>): PageLimits {
  return { isAtStart: !canGo(state, 'previous'), isAtEnd: !canGo(state, 'next') };
}
