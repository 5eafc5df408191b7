/** A message of a player that is longer is none: players say little. */
export const LONGEST_PLAYER_MESSAGE = 20_000;
