export { createPlayerBus } from './createPlayerBus.ts';
export { frameProtocols } from './frameProtocols.ts';
export { pagePlayers } from './pagePlayers.ts';
export { useFramePlayer } from './useFramePlayer.ts';
export { usePlayerSeat } from './usePlayerSeat.ts';
export type {
  FramePlayerName,
  FrameProtocol,
  Playback,
  PlayerBus,
  PlayerSeat,
  UseFramePlayerOptions,
  UseFramePlayerResult,
} from './types.ts';
