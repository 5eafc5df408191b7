import { INLINE_WIDTH_PX, TEXT_SCALE } from './constants.ts';

export interface ScaledFontSizeOptions {
  /** As configured, in pixels. */
  readonly fontSize: number;
  /** Width of the slideshow that it is meant for, in CSS pixels. @default 800 */
  readonly width?: number | undefined;
}

const PERCENT = 100;

/**
 * A font size that is doubled and grows with the slideshow (specification, point 9), as a CSS length in an element inside of one
 * that has `container-type: inline-size`.
 */
export function scaledFontSize({ fontSize, width = INLINE_WIDTH_PX }: ScaledFontSizeOptions): string {
  return `${(fontSize * TEXT_SCALE * PERCENT) / width}cqi`;
}
