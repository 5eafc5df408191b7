import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toNumber } from '../toNumber.ts';
import { toSeconds } from '../toSeconds.ts';
import { toSide } from '../toSide.ts';
import { readParameters } from './readParameters.ts';
import type { WordPressCarouselOptions } from './types.ts';

/** A carousel belongs to the paid edition; its parameters have the names of the options (facts 3.9 and 4.16). */
export function readCarouselOptions(page: ParentNode): WordPressCarouselOptions {
  const told = readParameters(page);
  const ratio = toNumber(told.carousel_image_par);
  return {
    interval: toSeconds(told.carousel_interval),
    imageWidth: toSide(told.carousel_width),
    imageHeight: toSide(told.carousel_height),
    columns: toCount(told.carousel_image_column_number) || undefined,
    ratio: ratio !== undefined && ratio > 0 && ratio <= 1 ? ratio : undefined,
    hasTitles: toFlag(told.carousel_enable_title),
    autoplay: toFlag(told.carousel_enable_autoplay),
    referenceWidth: toSide(told.carousel_r_width),
    fitsContainer: toFlag(told.carousel_fit_containerWidth),
    arrows: toFlag(told.carousel_prev_next_butt),
    playButton: toFlag(told.carousel_play_pause_butt),
  };
}
