/** What the carousel of thumbnails shows. */
export interface ThumbnailView {
  readonly isShown: boolean;
  /** How many there are. */
  readonly count: number;
  /** Of the one that plays; −1 where none of them does. */
  readonly index: number;
}

/**
 * Where the carousel goes: to what plays when it opens or another one plays, and to the first of the new ones when more have come
 * (counted from 1, with full pages: (last page − 1) × videos of a page + 1).
 */
export function thumbnailJump(
  before: ThumbnailView,
  now: ThumbnailView,
  jumpTo: number | undefined,
): number | undefined {
  if (!now.isShown) return undefined;
  if (!before.isShown || before.index !== now.index) return now.index >= 0 ? now.index : undefined;
  return now.count > before.count ? before.count : jumpTo;
}
