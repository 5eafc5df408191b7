import { FILMSTRIP_ARROWS_SIZE_PX } from '../filmstrip/constants.ts';
import type { FilmstripDirection, UseFilmstripOptions } from '../filmstrip/types.ts';
import {
  INLINE_DOT_PX,
  INLINE_FILMSTRIP_COUNT,
  INLINE_FILMSTRIP_GAP_PX,
  INLINE_FILMSTRIP_THICKNESS_PX,
} from './constants.ts';

/**
 * The kind of filmstrip: dots, thumbnails of a fixed size, or a fixed number of thumbnails. In Photo Gallery, `slideshow_filmstrip_type`
 * is 0, 1 or 2.
 */
export type InlineFilmstripType = 'dots' | 'fixedSize' | 'fixedCount';

export interface InlineFilmstripOptions {
  /** @default 'fixedSize' */
  readonly type?: InlineFilmstripType | undefined;
  /** @default 'horizontal' */
  readonly direction?: FilmstripDirection | undefined;
  /** The height of a horizontal strip, or the width of a vertical one, in CSS pixels. @default 90 */
  readonly thickness?: number | undefined;
  /** The number of thumbnails in view, for `fixedCount`. @default 5 */
  readonly count?: number | undefined;
  /** Width by height of a thumbnail of `fixedSize`. @default 25 / 14 */
  readonly thumbnailRatio?: number | undefined;
}

const THUMBNAIL_RATIO = 25 / 14;

type Sizes = Pick<UseFilmstripOptions, 'direction' | 'thumbnailWidth' | 'thumbnailHeight' | 'gap' | 'arrowsSize'>;

/**
 * Returns the options of `useFilmstrip` for an inline slideshow. `stripLength` is the length of the strip with its arrows; 0 where it is
 * unknown.
 */
export function inlineFilmstrip(options: InlineFilmstripOptions, stripLength: number): Sizes {
  const { type = 'fixedSize', direction = 'horizontal', thickness = INLINE_FILMSTRIP_THICKNESS_PX } = options;
  const { count = INLINE_FILMSTRIP_COUNT, thumbnailRatio = THUMBNAIL_RATIO } = options;
  if (type === 'dots') {
    return { direction, thumbnailWidth: INLINE_DOT_PX, thumbnailHeight: INLINE_DOT_PX, gap: 0, arrowsSize: 0 };
  }
  const isVertical = direction === 'vertical';
  const own = isVertical ? thickness / thumbnailRatio : thickness * thumbnailRatio;
  // Rounded down, so that the last one fits.
  const shared = Math.floor((stripLength - FILMSTRIP_ARROWS_SIZE_PX) / count - INLINE_FILMSTRIP_GAP_PX);
  const length = type === 'fixedCount' && shared > 0 ? shared : own;
  return {
    direction,
    gap: INLINE_FILMSTRIP_GAP_PX,
    thumbnailWidth: isVertical ? thickness : length,
    thumbnailHeight: isVertical ? length : thickness,
  };
}
