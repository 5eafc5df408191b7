import {
  CAPTION_DESCRIPTION_LINE_PX,
  CAPTION_DESCRIPTION_LINES,
  CAPTION_PADDING_PX,
  CAPTION_TITLE_LINE_PX,
  CAPTION_TITLE_LINES,
} from './constants.ts';
import type { GalleryLayout } from '../virtual/types.ts';

/** The text below an image. */
export interface CaptionTexts {
  readonly hasTitle: boolean;
  readonly hasDescription: boolean;
  /** Number of lines reserved for a title. @default CAPTION_TITLE_LINES */
  readonly titleLines?: number | undefined;
}

/**
 * Returns the height of the text below an image, in CSS pixels: `titleLines` lines for a title plus three lines for a
 * description, or 0 if there is neither. The text does not need to be measured.
 */
export function captionHeight({ hasTitle, hasDescription, titleLines = CAPTION_TITLE_LINES }: CaptionTexts): number {
  if (!hasTitle && !hasDescription) return 0;
  const title = hasTitle ? titleLines * CAPTION_TITLE_LINE_PX : 0;
  const description = hasDescription ? CAPTION_DESCRIPTION_LINES * CAPTION_DESCRIPTION_LINE_PX : 0;
  return 2 * CAPTION_PADDING_PX + title + description;
}

/** Adds space for a caption below each image in a grid. Every row moves down by one caption height per row above it. */
export function withCaptions(layout: GalleryLayout, captionHeight: number, gap: number): GalleryLayout {
  const { count, width } = layout;
  if (captionHeight === 0 || count === 0) return layout;
  const pitchWithout = layout.rectangleOf(0).height + gap;
  const pitch = pitchWithout + captionHeight;
  const rowOf = (top: number) => Math.round(top / pitchWithout);
  return {
    count,
    width,
    height: layout.height + rowOf(layout.height + gap) * captionHeight,
    rectangleOf(index) {
      const { top, height, ...place } = layout.rectangleOf(index);
      return { ...place, top: rowOf(top) * pitch, height: height + captionHeight };
    },
    rangeBetween(top, bottom) {
      const firstRow = Math.max(0, Math.floor((top + gap) / pitch));
      const endRow = Math.ceil(bottom / pitch);
      if (bottom <= top || endRow <= firstRow) return { start: 0, end: 0 };
      // A point half a row above the end of the last row is always inside that row, despite rounding.
      return layout.rangeBetween(firstRow * pitchWithout, (endRow - 0.5) * pitchWithout);
    },
  };
}
