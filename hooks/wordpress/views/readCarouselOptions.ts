import { readJsonAttribute } from '../readJsonAttribute.ts';
import { toFlag } from '../toFlag.ts';
import { toNumber } from '../toNumber.ts';
import { toSeconds } from '../toSeconds.ts';
import { toSide } from '../toSide.ts';
import { toColumns, toThumbnailSide } from './layoutNumbers.ts';
import type { WordPressCarouselOptions } from './types.ts';

/**
 * A carousel belongs to the paid edition, of which there is no recording; its parameters have the names of the options
 * (facts 3.9 and 4.16), with or without the view's name before them.
 */
export function readCarouselOptions(page: ParentNode): WordPressCarouselOptions {
  const parameters = readJsonAttribute(page, 'data-params');
  const told = (name: string): unknown => parameters[`carousel_${name}`] ?? parameters[name];
  const ratio = toNumber(told('image_par'));
  return {
    interval: toSeconds(told('interval')) || undefined,
    imageWidth: toThumbnailSide(told('width')),
    imageHeight: toThumbnailSide(told('height')),
    columns: toColumns(told('image_column_number')),
    ratio: ratio !== undefined && ratio > 0 && ratio <= 1 ? ratio : undefined,
    hasTitles: toFlag(told('enable_title')),
    autoplay: toFlag(told('enable_autoplay')),
    referenceWidth: toSide(told('r_width')),
    fitsContainer: toFlag(told('fit_containerWidth')),
    arrows: toFlag(told('prev_next_butt')),
    playButton: toFlag(told('play_pause_butt')),
  };
}
