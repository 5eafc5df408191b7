export { PLAYLIST_LABELS } from './labels.ts';
export { PLAYLIST_PLAYER_WIDTH_PX } from './constants.ts';
export { VIDEO_COLUMNS, VIDEO_GAP_PX } from './constants.ts';
export { useClampedText } from './templates/useClampedText.ts';
export { usePlaylist } from './usePlaylist.ts';
export { usePlaylistPopup } from './usePlaylistPopup.ts';
export { usePlaylistPages } from './usePlaylistPages.ts';
export { useVideoCarousel } from './templates/useVideoCarousel.ts';
export { useVideoList } from './templates/useVideoList.ts';
export { videoCarouselItems } from './templates/videoColumns.ts';
export { videoRatio } from './templates/videoListLayout.ts';
export { videoTextScale } from './engine/videoTextScale.ts';
export type { PlaylistLabels } from './labels.ts';
export type { PageLimits } from './playlistPages.ts';
export type {
  ForwardedPlayerOptions,
  PlayerMode,
  PlaylistOptions,
  PlaylistIntent,
  PlaylistPaging,
  PlaylistPlayerOptions,
  PlaylistPopup,
  PlaylistPopupTarget,
  PlaylistTemplate,
  PlaylistVideoReason,
  UsePlaylistOptions,
  UsePlaylistResult,
} from './types.ts';
export type { PlaylistFailure, UsePlaylistPagesOptions, UsePlaylistPagesResult } from './types.ts';
export type { UseClampedTextResult } from './templates/useClampedText.ts';
export type { VideoRatio } from './templates/videoListLayout.ts';
export type {
  ListTemplate,
  UseVideoCarouselOptions,
  UseVideoCarouselResult,
  UseVideoListOptions,
  UseVideoListResult,
  VideoCarouselTarget,
} from './templates/types.ts';
