export { createFramePlayer } from './engine/createFramePlayer.ts';
export { createPlayerBus } from './createPlayerBus.ts';
export { createVimeoPlayer } from './engine/createVimeoPlayer.ts';
export { createYouTubePlayer } from './engine/createYouTubePlayer.ts';
export { createYouTubeScriptPlayer } from './engine/createYouTubeScriptPlayer.ts';
export { filePlayer } from './engine/filePlayer.ts';
export { frameProtocols } from './frameProtocols.ts';
export { pagePlayers } from './pagePlayers.ts';
export { vimeoProtocol } from './vimeoProtocol.ts';
export { youTubeProtocol } from './youTubeProtocol.ts';
export { useFramePlayer } from './useFramePlayer.ts';
export { usePlayer } from './usePlayer.ts';
export { videoFromAddress } from './videoFromAddress.ts';
export { usePlayerSeat } from './usePlayerSeat.ts';
export { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from './constants.ts';
export { VIDEO_HOSTS } from './videoHosts.ts';
export type { FramePlayerOptions } from './engine/createFramePlayer.ts';
export type { VideoHosts } from './videoHosts.ts';
export type { VideoTrackProps } from './videoTracks.ts';
export type { VimeoPlayerOptions } from './engine/createVimeoPlayer.ts';
export type { YouTubePlayerOptions } from './engine/createYouTubePlayer.ts';
export type {
  FramePlayerName,
  FrameProtocol,
  PlayerBus,
  PlayerMessage,
  PlayerSeat,
  PlaylistFrameProtocol,
  UseFramePlayerOptions,
  UseFramePlayerResult,
  UsePlayerOptions,
  UsePlayerResult,
  VideoPlayers,
} from './types.ts';
export type { Playback } from '../backend/Playback.ts';
