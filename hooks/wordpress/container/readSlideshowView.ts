import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toNumber } from '../toNumber.ts';
import { toSeconds } from '../toSeconds.ts';
import { toSide } from '../toSide.ts';
import { toSlideEffect } from '../toSlideEffect.ts';
import { toWebAddress } from '../toWebAddress.ts';
import { attributeOf } from '../attributeOf.ts';
import { readJsonAttribute } from './readJsonAttribute.ts';
import type { ContainerView } from './types.ts';

const FILMSTRIPS = ['dots', 'fixedSize', 'fixedCount'] as const;
const MS_PER_SECOND = 1000;

/** An inline slideshow, out of its parameters. */
export function readSlideshowView(
  copy: ParentNode,
  base: string,
): Extract<ContainerView, { readonly kind: 'slideshow' }> {
  const parameters = readJsonAttribute(copy, 'data-params');
  const milliseconds = toNumber(parameters['bwg_transition_duration']);
  const isMusical = toFlag(parameters['enable_slideshow_music']) === true;
  return {
    kind: 'slideshow',
    effect: toSlideEffect(parameters['slideshow_effect']),
    effectDuration: milliseconds === undefined ? undefined : toSeconds(milliseconds / MS_PER_SECOND),
    interval: toSeconds(parameters['slideshow_interval']) || undefined,
    shuffle: toFlag(parameters['enable_slideshow_shuffle']),
    autoplay: toFlag(parameters['enable_slideshow_autoplay']),
    width: toSide(parameters['image_width']),
    height: toSide(parameters['image_height']),
    titleFontSize: toSide(parameters['slideshow_title_font_size']),
    descriptionFontSize: toSide(parameters['slideshow_description_font_size']),
    filmstrip: FILMSTRIPS[toCount(parameters['slideshow_filmstrip_type']) ?? -1],
    filmstripCount: toSide(parameters['slideshow_thumbnails_count']),
    filmstripThickness: toSide(parameters['slideshow_filmstrip_height']),
    preloadCount: toFlag(parameters['preload_images']) === false ? 0 : toCount(parameters['preload_images_count']),
    hasTitle: copy.querySelector('[class*="bwg_slideshow_title_text"]') !== null,
    hasDescription: copy.querySelector('[class*="bwg_slideshow_description_text"]') !== null,
    musicUrl: isMusical ? toWebAddress(attributeOf(copy.querySelector('audio'), 'src'), base) : undefined,
  };
}
