export { createFramePlayer } from './engine/createFramePlayer.ts';
export { createPlayerGroup } from './usePlayerGroup.ts';
export { createVimeoPlayer } from './engine/createFramePlayer.ts';
export { createYouTubePlayer } from './engine/createFramePlayer.ts';
export { createYouTubeScriptPlayer } from './engine/createYouTubeScriptPlayer.ts';
export { filePlayer } from './engine/filePlayer.ts';
export { frameProtocols } from './frameProtocols.ts';
export { pagePlayers } from './usePlayerGroup.ts';
export { vimeoProtocol } from './frameProtocols.ts';
export { youTubeProtocol } from './frameProtocols.ts';
export { useFramePlayer } from './useFramePlayer.ts';
export { usePlayer } from './usePlayer.ts';
export { videoFromUrl } from './videoFromUrl.ts';
export { usePlayerGroup } from './usePlayerGroup.ts';
export { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from './constants.ts';
export { VIDEO_HOSTS } from './engine/createFramePlayer.ts';
export type { FramePlayerOptions } from './engine/createFramePlayer.ts';
export type { VideoHosts } from './engine/createFramePlayer.ts';
export type { VideoTrackProps } from './playedVideo.ts';
export type { VimeoPlayerOptions } from './engine/createFramePlayer.ts';
export type { YouTubePlayerOptions } from './engine/createFramePlayer.ts';
export type {
  FramePlayerName,
  FrameProtocol,
  PlayerGroup,
  PlayerMessage,
  PlayerGroupMember,
  PlaylistFrameProtocol,
  UseFramePlayerOptions,
  UseFramePlayerResult,
  UsePlayerOptions,
  UsePlayerResult,
  VideoPlayers,
} from './types.ts';
export type { Playback } from '../../data/backend/VideoPlayer.ts';
