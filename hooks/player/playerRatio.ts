import { PLAYER_HEIGHT_PX, PLAYER_WIDTH_PX } from './constants.ts';

/** Returns the width of a player by its height: the given one, or that of 1000 × 600 where it is no shape at all. */
export function playerRatio(aspectRatio: number | undefined): number {
  const isShape = aspectRatio !== undefined && aspectRatio > 0 && Number.isFinite(aspectRatio);
  return isShape ? aspectRatio : PLAYER_WIDTH_PX / PLAYER_HEIGHT_PX;
}
