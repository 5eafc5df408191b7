import {
  CAPTION_DESCRIPTION_LINE_PX,
  CAPTION_DESCRIPTION_LINES,
  CAPTION_PADDING_PX,
  CAPTION_TITLE_LINE_PX,
} from './constants.ts';

/** The texts that stand below a picture. */
export interface CaptionTexts {
  readonly hasTitle: boolean;
  readonly hasDescription: boolean;
}

/**
 * Room for texts below a picture, in CSS pixels: one line for a title, three for a description. A layout knows it before anything
 * is measured; without texts it is 0.
 */
export function captionHeight({ hasTitle, hasDescription }: CaptionTexts): number {
  if (!hasTitle && !hasDescription) return 0;
  const title = hasTitle ? CAPTION_TITLE_LINE_PX : 0;
  const description = hasDescription ? CAPTION_DESCRIPTION_LINES * CAPTION_DESCRIPTION_LINE_PX : 0;
  return 2 * CAPTION_PADDING_PX + title + description;
}
