import {
  INLINE_DESCRIPTION_FONT_PX,
  INLINE_FILMSTRIP_THICKNESS_PX,
  INLINE_HEIGHT_PX,
  INLINE_TITLE_FONT_PX,
  INLINE_WIDTH_PX,
  TEXT_SCALE,
} from './constants.ts';

export interface InlineSizeOptions {
  /** Maximum width of the slideshow, in CSS pixels. @default 800 */
  readonly width?: number | undefined;
  /** Height of the stage when the slideshow has its maximum width, in CSS pixels. @default 500 */
  readonly height?: number | undefined;
  /** Font size of the title in CSS pixels, before it is doubled. It scales with the slideshow's width. @default 16 */
  readonly titleFontSize?: number | undefined;
  /**
   * Font size of the description in CSS pixels, before it is doubled. It scales with the slideshow's width.
   * @default 14
   */
  readonly descriptionFontSize?: number | undefined;
  /** Height of a horizontal filmstrip, or width of a vertical one, in CSS pixels. @default 90 */
  readonly filmstripThickness?: number | undefined;
}

/** Returns the sizes of an inline slideshow as custom properties. */
export function inlineSize(options: InlineSizeOptions): Readonly<Record<`--${string}`, string>> {
  const { width = INLINE_WIDTH_PX, height = INLINE_HEIGHT_PX } = options;
  const { titleFontSize = INLINE_TITLE_FONT_PX, descriptionFontSize = INLINE_DESCRIPTION_FONT_PX } = options;
  const { filmstripThickness = INLINE_FILMSTRIP_THICKNESS_PX } = options;
  return {
    '--loggia-slideshow-width': `${width}px`,
    '--loggia-slideshow-ratio': `${width}/${height}`,
    '--loggia-slideshow-title': scaledFontSize({ fontSize: titleFontSize, width }),
    '--loggia-slideshow-description': scaledFontSize({ fontSize: descriptionFontSize, width }),
    '--loggia-slideshow-filmstrip': `${filmstripThickness}px`,
  };
}

export interface ScaledFontSizeOptions {
  /** Configured font size, before it is doubled, in CSS pixels. */
  readonly fontSize: number;
  /** Reference width of the slideshow, in CSS pixels. @default 800 */
  readonly width?: number | undefined;
}

const PERCENT = 100;

/**
 * Returns a font size that is doubled and grows with the slideshow, as a CSS length. Requires an ancestor with
 * `container-type: inline-size`.
 */
export function scaledFontSize({ fontSize, width = INLINE_WIDTH_PX }: ScaledFontSizeOptions): string {
  return `${(fontSize * TEXT_SCALE * PERCENT) / width}cqi`;
}
