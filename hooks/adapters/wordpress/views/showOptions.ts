import type { InlineFilmstripType } from '../../../gallery/inlineSlideshow/inlineFilmstrip.ts';
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
  toWebUrl,
} from '../wireValues.ts';
import type { WordPressCarouselOptions, WordPressSlideshowOptions, ViewMarkup } from './types.ts';

/** Filmstrip types, indexed by the number that the plugin sends. */
const FILMSTRIPS: readonly InlineFilmstripType[] = ['dots', 'fixedSize', 'fixedCount'];

/** Reads the filmstrip's position. The direction is a parameter, but the side is only found in a style rule. */
function filmstripPosition(direction: unknown, container: Element, instance: number) {
  const isAt = (side: string) => {
    const offset = styleValue(container, `.bwg_slideshow_filmstrip_container_${instance}`, side);
    return offset !== undefined && offset !== 'auto';
  };
  if (direction === 'vertical') return isAt('right') ? 'right' : 'left';
  return direction === 'horizontal' && isAt('top') ? 'top' : undefined;
}

/** Reads a slideshow's options. Most options are in JSON, and the others are inferred from the markup. */
export function readSlideshowOptions({ container, page, instance }: ViewMarkup): WordPressSlideshowOptions {
  const parameters = readJsonAttribute(page, 'data-params');
  const direction = parameters['filmstrip_direction'];
  const thickness = direction === 'vertical' ? 'slideshow_filmstrip_width' : 'slideshow_filmstrip_height';
  const hasShow = page.querySelector('[class*="bwg_slideshow_image_wrap"]') !== null;
  const isThere = (selector: string) => (hasShow ? page.querySelector(selector) !== null : undefined);
  const music = page.querySelector('audio[src], audio source[src]');
  return {
    effect: toSlideEffect(parameters['slideshow_effect']),
    effectDurationMs: toDurationMs(parameters['bwg_transition_duration']),
    intervalMs: secondsToMs(parameters['slideshow_interval']) || undefined,
    autoplay: toFlag(parameters['enable_slideshow_autoplay']),
    shuffle: toFlag(parameters['enable_slideshow_shuffle']),
    width: toSide(parameters['image_width']),
    height: toSide(parameters['image_height']),
    controls: isThere('[id^="spider_slideshow_left"]'),
    filmstrip: FILMSTRIPS[toCount(parameters['slideshow_filmstrip_type']) ?? -1],
    filmstripPosition: filmstripPosition(direction, container, instance),
    filmstripCount: toColumns(parameters['slideshow_thumbnails_count']),
    filmstripThickness: toSide(parameters[thickness]),
    titleFontSize: toSide(parameters['slideshow_title_font_size']),
    descriptionFontSize: toSide(parameters['slideshow_description_font_size']),
    hasTitle: isThere('[class*="bwg_slideshow_title_text"]'),
    hasDescription: isThere('[class*="bwg_slideshow_description_text"]'),
    musicUrl: toFlag(parameters['enable_slideshow_music'])
      ? toWebUrl(attributeOf(music, 'src'), container.ownerDocument.baseURI)
      : undefined,
    preloadCount: toFlag(parameters['preload_images']) === false ? 0 : toCount(parameters['preload_images_count']),
  };
}

/**
 * Reads a carousel's options. The carousel belongs to the paid edition, and no sample of its markup is available. Its
 * parameters have the same names as its options, with or without the view's name as a prefix.
 */
export function readCarouselOptions(page: ParentNode): WordPressCarouselOptions {
  const parameters = readJsonAttribute(page, 'data-params');
  const read = (name: string): unknown => parameters[`carousel_${name}`] ?? parameters[name];
  const ratio = toNumber(read('image_par'));
  return {
    intervalMs: secondsToMs(read('interval')) || undefined,
    imageWidth: toThumbnailSide(read('width')),
    imageHeight: toThumbnailSide(read('height')),
    columns: toColumns(read('image_column_number')),
    ratio: ratio !== undefined && ratio > 0 && ratio <= 1 ? ratio : undefined,
    hasTitles: toFlag(read('enable_title')),
    autoplay: toFlag(read('enable_autoplay')),
    referenceWidth: toSide(read('r_width')),
    fitsContainer: toFlag(read('fit_containerWidth')),
    arrows: toFlag(read('prev_next_butt')),
    playButton: toFlag(read('play_pause_butt')),
  };
}
