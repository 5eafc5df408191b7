export { PLAYLIST_LABELS } from './labels.ts';
export { usePlaylistPages } from './usePlaylistPages.ts';
export type { PlaylistLabels } from './labels.ts';
export type { PageLimits } from './pageLimits.ts';
export type { PlayerMode, PlaylistOptions, PlaylistPaging, PlaylistPlayerOptions, PlaylistTemplate } from './types.ts';
export type { PlaylistFailure, UsePlaylistPagesOptions, UsePlaylistPagesResult } from './pageTypes.ts';
