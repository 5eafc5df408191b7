export interface PlayerScrollInput {
  /** The site's setting: CSS pixels from the top of the window; 0: in its middle. */
  readonly scrolling: number;
  readonly playerHeight: number;
  readonly windowHeight: number;
}

/** How far below the top of the window the player comes to stand. A player higher than the window is shown from its top. */
export function playerScrollOffset({ scrolling, playerHeight, windowHeight }: PlayerScrollInput): number {
  if (scrolling > 0) return scrolling;
  return Math.max(0, (windowHeight - playerHeight) / 2);
}
