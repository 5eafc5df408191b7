import type { InlineFilmstripType } from '../../inlineSlideshow/inlineFilmstrip.ts';
import { attributeOf, readJsonAttribute } from '../markup.ts';
import { styleValue } from '../styleRules.ts';
import {
  secondsToMs,
  toColumns,
  toCount,
  toDurationMs,
  toFlag,
  toNumber,
  toSide,
  toSlideEffect,
  toThumbnailSide,
} from '../wireValues.ts';
import { toWebAddress } from '../toWebAddress.ts';
import type { WordPressCarouselOptions, WordPressSlideshowOptions, WrittenView } from './types.ts';

/** By their number on the wire (facts 4.15). */
const FILMSTRIPS: readonly InlineFilmstripType[] = ['dots', 'fixedSize', 'fixedCount'];

/** Reads the side of the strip: its direction is a parameter, but the side of the two is in a style rule alone. */
function filmstripPosition(direction: unknown, container: Element, instance: number) {
  const isAt = (side: string) => {
    const offset = styleValue(container, `.bwg_slideshow_filmstrip_container_${instance}`, side);
    return offset !== undefined && offset !== 'auto';
  };
  if (direction === 'vertical') return isAt('right') ? 'right' : 'left';
  return direction === 'horizontal' && isAt('top') ? 'top' : undefined;
}

/** A slideshow says nearly everything as JSON; what is switched on besides has an element of its own. */
export function readSlideshowOptions({ container, page, instance }: WrittenView): WordPressSlideshowOptions {
  const told = readJsonAttribute(page, 'data-params');
  const direction = told['filmstrip_direction'];
  const thickness = direction === 'vertical' ? 'slideshow_filmstrip_width' : 'slideshow_filmstrip_height';
  const hasShow = page.querySelector('[class*="bwg_slideshow_image_wrap"]') !== null;
  const isThere = (selector: string) => (hasShow ? page.querySelector(selector) !== null : undefined);
  const music = page.querySelector('audio[src], audio source[src]');
  return {
    effect: toSlideEffect(told['slideshow_effect']),
    effectDurationMs: toDurationMs(told['bwg_transition_duration']),
    intervalMs: secondsToMs(told['slideshow_interval']) || undefined,
    autoplay: toFlag(told['enable_slideshow_autoplay']),
    shuffle: toFlag(told['enable_slideshow_shuffle']),
    width: toSide(told['image_width']),
    height: toSide(told['image_height']),
    controls: isThere('[id^="spider_slideshow_left"]'),
    filmstrip: FILMSTRIPS[toCount(told['slideshow_filmstrip_type']) ?? -1],
    filmstripPosition: filmstripPosition(direction, container, instance),
    filmstripCount: toColumns(told['slideshow_thumbnails_count']),
    filmstripThickness: toSide(told[thickness]),
    titleFontSize: toSide(told['slideshow_title_font_size']),
    descriptionFontSize: toSide(told['slideshow_description_font_size']),
    hasTitle: isThere('[class*="bwg_slideshow_title_text"]'),
    hasDescription: isThere('[class*="bwg_slideshow_description_text"]'),
    musicUrl: toFlag(told['enable_slideshow_music'])
      ? toWebAddress(attributeOf(music, 'src'), container.ownerDocument.baseURI)
      : undefined,
    preloadCount: toFlag(told['preload_images']) === false ? 0 : toCount(told['preload_images_count']),
  };
}

/**
 * A carousel belongs to the paid edition, of which there is no recording; its parameters have the names of the options
 * (facts 3.9 and 4.16), with or without the view's name before them.
 */
export function readCarouselOptions(page: ParentNode): WordPressCarouselOptions {
  const parameters = readJsonAttribute(page, 'data-params');
  const told = (name: string): unknown => parameters[`carousel_${name}`] ?? parameters[name];
  const ratio = toNumber(told('image_par'));
  return {
    intervalMs: secondsToMs(told('interval')) || undefined,
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
