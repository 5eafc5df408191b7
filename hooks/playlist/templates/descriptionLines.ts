import { MASONRY_DESCRIPTION_LINES, VIDEO_LETTER_WIDTH_PX } from './constants.ts';

/** Letters that take twice the room of others: from the first of the scripts of East Asia on. */
const WIDE_LETTER = /[\u2e80-\uffff]/g;

/** About how many lines a description takes at a width in CSS pixels, up to the most that are shown of it. */
export function descriptionLines(text: string | undefined, width: number): number {
  if (!text) return 0;
  const perLine = Math.max(1, Math.floor(width / VIDEO_LETTER_WIDTH_PX));
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    const letters = paragraph.length + (paragraph.match(WIDE_LETTER)?.length ?? 0);
    lines += Math.max(1, Math.ceil(letters / perLine));
    if (lines >= MASONRY_DESCRIPTION_LINES) return MASONRY_DESCRIPTION_LINES;
  }
  return lines;
}
