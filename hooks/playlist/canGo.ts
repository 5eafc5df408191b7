import type { PlaylistDirection } from '../backend/PlaylistSource.ts';
import type { PlaylistPages } from './playlistPages.ts';

/** Whether there is anything in a direction. Asked without a token the server would send its first page again. */
export function canGo({ tokens }: Pick<PlaylistPages, 'tokens'>, direction: PlaylistDirection): boolean {
  return tokens[direction === 'previous' ? 'previous' : 'next'] !== undefined;
}
