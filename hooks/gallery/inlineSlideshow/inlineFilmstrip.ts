import { FILMSTRIP_ARROWS_SIZE_PX } from '../../slides/filmstrip/constants.ts';
import type { FilmstripDirection, UseFilmstripOptions } from '../../slides/filmstrip/types.ts';
import {
  INLINE_DOT_PX,
  INLINE_FILMSTRIP_COUNT,
  INLINE_FILMSTRIP_GAP_PX,
  INLINE_FILMSTRIP_THICKNESS_PX,
} from './constants.ts';

/**
 * Type of filmstrip: dots, thumbnails of a fixed size, or a fixed number of thumbnails. Corresponds to
 * `slideshow_filmstrip_type` 0, 1 and 2 in Photo Gallery.
 */
export type InlineFilmstripType = 'dots' | 'fixedSize' | 'fixedCount';

export interface InlineFilmstripOptions {
  /** Type of filmstrip. @default 'fixedSize' */
  readonly type?: InlineFilmstripType | undefined;
  /** Direction of the filmstrip. @default 'horizontal' */
  readonly direction?: FilmstripDirection | undefined;
  /** Height of a horizontal filmstrip, or width of a vertical one, in CSS pixels. @default 90 */
  readonly thickness?: number | undefined;
  /** Number of thumbnails in view if the type is `fixedCount`. @default 5 */
  readonly count?: number | undefined;
  /** Aspect ratio (width / height) of a thumbnail if the type is `fixedSize`. @default 25 / 14 */
  readonly thumbnailRatio?: number | undefined;
}

const THUMBNAIL_RATIO = 25 / 14;

type Sizes = Pick<UseFilmstripOptions, 'direction' | 'thumbnailWidth' | 'thumbnailHeight' | 'gap' | 'arrowsSize'>;

/**
 * Returns the `useFilmstrip` options for an inline slideshow. `stripLength` is the length of the filmstrip, including
 * its arrows, in CSS pixels. Pass 0 if the length is unknown.
 */
export function inlineFilmstrip(options: InlineFilmstripOptions, stripLength: number): Sizes {
  const { type = 'fixedSize', direction = 'horizontal', thickness = INLINE_FILMSTRIP_THICKNESS_PX } = options;
  const { count = INLINE_FILMSTRIP_COUNT, thumbnailRatio = THUMBNAIL_RATIO } = options;
  if (type === 'dots') {
    return { direction, thumbnailWidth: INLINE_DOT_PX, thumbnailHeight: INLINE_DOT_PX, gap: 0, arrowsSize: 0 };
  }
  const isVertical = direction === 'vertical';
  const own = isVertical ? thickness / thumbnailRatio : thickness * thumbnailRatio;
  // Rounded down so that the last thumbnail fits.
  const shared = Math.floor((stripLength - FILMSTRIP_ARROWS_SIZE_PX) / count - INLINE_FILMSTRIP_GAP_PX);
  const length = type === 'fixedCount' && shared > 0 ? shared : own;
  return {
    direction,
    gap: INLINE_FILMSTRIP_GAP_PX,
    thumbnailWidth: isVertical ? thickness : length,
    thumbnailHeight: isVertical ? length : thickness,
  };
}
