import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toNumber } from '../toNumber.ts';
import { toSeconds } from '../toSeconds.ts';
import { toSide } from '../toSide.ts';
import { readJsonAttribute } from './readJsonAttribute.ts';
import type { ContainerView } from './types.ts';

/** A feature carousel, out of its parameters. No recording has one: the names are those of the options (facts.md 3.9, 4.16). */
export function readCarouselView(copy: ParentNode): Extract<ContainerView, { readonly kind: 'carousel' }> {
  const parameters = readJsonAttribute(copy, 'data-params');
  const read = (name: string): unknown => parameters[`carousel_${name}`] ?? parameters[name];
  const ratio = toNumber(read('image_par'));
  return {
    kind: 'carousel',
    autoplay: toFlag(read('enable_autoplay')),
    interval: toSeconds(read('interval')) || undefined,
    imageWidth: toSide(read('width')),
    imageHeight: toSide(read('height')),
    columns: toCount(read('image_column_number')) || undefined,
    ratio: ratio !== undefined && ratio > 0 && ratio <= 1 ? ratio : undefined,
    referenceWidth: toSide(read('r_width')),
    fitsContainer: toFlag(read('fit_containerWidth')),
    arrows: toFlag(read('prev_next_butt')),
    playButton: toFlag(read('play_pause_butt')),
    hasTitles: toFlag(read('enable_title')),
  };
}
