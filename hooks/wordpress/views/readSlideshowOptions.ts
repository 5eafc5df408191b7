import type { InlineFilmstripType } from '../../inlineSlideshow/inlineFilmstrip.ts';
import { attributeOf } from '../attributeOf.ts';
import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toNumber } from '../toNumber.ts';
import { toSeconds } from '../toSeconds.ts';
import { toSide } from '../toSide.ts';
import { toSlideEffect } from '../toSlideEffect.ts';
import { toWebAddress } from '../toWebAddress.ts';
import { readParameters } from './readParameters.ts';
import type { WordPressSlideshowOptions } from './types.ts';

/** By their number on the wire (facts 4.15). */
const FILMSTRIPS: readonly InlineFilmstripType[] = ['dots', 'fixedSize', 'fixedCount'];

/** A slideshow says nearly everything as JSON; what is switched on besides has an element of its own. */
export function readSlideshowOptions(page: ParentNode, base: string): WordPressSlideshowOptions {
  const told = readParameters(page);
  const milliseconds = toNumber(told.bwg_transition_duration);
  const hasShow = page.querySelector('[class*="bwg_slideshow_image_wrap"]') !== null;
  const isThere = (selector: string) => (hasShow ? page.querySelector(selector) !== null : undefined);
  return {
    effect: toSlideEffect(told.slideshow_effect),
    effectDuration: milliseconds === undefined ? undefined : toSeconds(milliseconds / 1000),
    interval: toSeconds(told.slideshow_interval),
    autoplay: toFlag(told.enable_slideshow_autoplay),
    shuffle: toFlag(told.enable_slideshow_shuffle),
    width: toSide(told.image_width),
    height: toSide(told.image_height),
    controls: isThere('[id^="spider_slideshow_left"]'),
    filmstrip: FILMSTRIPS[toCount(told.slideshow_filmstrip_type) ?? -1],
    filmstripCount: toCount(told.slideshow_thumbnails_count) || undefined,
    filmstripThickness: toSide(
      told.filmstrip_direction === 'vertical' ? told.slideshow_filmstrip_width : told.slideshow_filmstrip_height,
    ),
    titleFontSize: toSide(told.slideshow_title_font_size),
    descriptionFontSize: toSide(told.slideshow_description_font_size),
    hasTitle: isThere('[class*="bwg_slideshow_title_text"]'),
    hasDescription: isThere('[class*="bwg_slideshow_description_text"]'),
    musicUrl: toFlag(told.enable_slideshow_music)
      ? toWebAddress(attributeOf(page.querySelector('audio[src], audio source[src]'), 'src'), base)
      : undefined,
    preloadCount: toFlag(told.preload_images) === false ? 0 : toCount(told.preload_images_count),
  };
}
