/** How tags stand in lines. */
export interface TagLines {
  /** Tags in the lines that are always shown; the others come with "See all tags". */
  readonly visibleCount: number;
  /** Height of those lines, in pixels. */
  readonly visibleHeight: number;
}

export interface MeasuredTag {
  /** Both from the same edge, in pixels. */
  readonly top: number;
  readonly bottom: number;
}

/** Which tags stand in the first lines. Tags of one line have one top, give or take a pixel. */
export function tagLines(tags: readonly MeasuredTag[], lineCount: number): TagLines {
  let lines = 0;
  let lineTop = -Infinity;
  const start = tags[0]?.top ?? 0;
  let visibleHeight = 0;
  for (const [index, { top, bottom }] of tags.entries()) {
    if (top > lineTop + 1) {
      lines += 1;
      lineTop = top;
    }
    if (lines > lineCount) return { visibleCount: index, visibleHeight };
    visibleHeight = Math.max(visibleHeight, bottom - start);
  }
  return { visibleCount: tags.length, visibleHeight };
}
