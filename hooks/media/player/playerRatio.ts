import { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from './constants.ts';

/** Returns a player's aspect ratio (width / height), or 1000 / 600 if it is omitted or invalid. */
export function playerRatio(aspectRatio: number | undefined): number {
  const isShape = aspectRatio !== undefined && aspectRatio > 0 && Number.isFinite(aspectRatio);
  return isShape ? aspectRatio : PLAYER_WIDTH_PX / PLAYER_HEIGHT_PX;
}
