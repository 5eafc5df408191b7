import { LARGEST_IMAGE_SIDE_PX } from '../constants.ts';
import { attributeOf } from '../attributeOf.ts';
import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toNumber } from '../toNumber.ts';
import { toSide } from '../toSide.ts';
import { readCarouselView } from './readCarouselView.ts';
import { readSlideshowView } from './readSlideshowView.ts';
import type { ContainerListOptions, ContainerTitles, ContainerView } from './types.ts';

const TITLES: readonly ContainerTitles[] = ['hover', 'show', 'none'];
const DIRECTIONS = ['vertical', 'horizontal'] as const;
const WHOLE_PERCENT = 100;

/** Titles that show on hovering stand within the picture's frame, others below it. */
function titlesOf(items: Element): ContainerTitles {
  if (!items.querySelector('[class*="bwg-title"]')) return 'none';
  return items.querySelector('.bwg-item1 [class*="bwg-title"]') ? 'hover' : 'show';
}

const listOf = (items: Element): ContainerListOptions => ({
  titleDisplay: titlesOf(items),
  hasDescriptions: items.querySelector('.bwg-thumb-description') !== null,
});

/** Whether the first picture's title, which every picture has as its alternative text, is also printed. */
function printsTitle(items: Element): boolean {
  const title = attributeOf(items.querySelector('img[alt]'), 'alt').trim();
  return title !== '' && (items.textContent ?? '').includes(title);
}

/** The space around each image is half of that between two. */
function gapOf(padding: string): number | undefined {
  const side = toNumber(padding);
  return side !== undefined && side >= 0 && side <= LARGEST_IMAGE_SIDE_PX ? 2 * side : undefined;
}

function readMasonry(items: Element): ContainerView {
  const read = (name: string) => attributeOf(items, `data-${name}`);
  const direction = DIRECTIONS.find((each) => each === read('masonry-type'));
  return {
    kind: 'masonry',
    ...listOf(items),
    direction,
    thumbnailSize: toSide(read(direction === 'horizontal' ? 'thumbnail-height' : 'thumbnail-width')),
    maxColumns: toCount(read('max-count')) || undefined,
    gap: gapOf(read('thumbnail-padding')),
    resizable: toFlag(read('resizable-thumbnails')),
  };
}

function readMosaic(items: Element): ContainerView {
  const read = (name: string) => attributeOf(items, `data-${name}`);
  const direction = DIRECTIONS.find((each) => each === read('mosaic-direction'));
  const totalWidth = toSide(read('total-width'));
  return {
    kind: 'mosaic',
    hasDescriptions: false,
    titleDisplay: TITLES.find((each) => each === read('image-title')) ?? 'none',
    direction,
    thumbnailSize: toSide(read(direction === 'horizontal' ? 'height' : 'width')),
    gap: gapOf(read('thumb-padding')),
    totalWidth: totalWidth && Math.min(totalWidth, WHOLE_PERCENT),
    resizable: toFlag(read('resizable')),
    hasPlayIcon: toFlag(read('play-icon')) ?? true,
  };
}

/**
 * How a gallery shows its images, out of a copy of its container: `data-` attributes of the items' container, or the parameters of a
 * slideshow (contracts.md 3.1). A view that we do not know is read as thumbnails.
 */
export function readContainerView(copy: ParentNode, galleryType: string, base: string): ContainerView {
  const items = copy.querySelector('.bwg-container');
  if (galleryType === 'slideshow') return readSlideshowView(copy, base);
  if (galleryType === 'carousel') return readCarouselView(copy);
  const hasTitles = items !== null && printsTitle(items);
  if (galleryType === 'image_browser') return { kind: 'imageBrowser', hasTitle: hasTitles };
  if (galleryType === 'blog_style') return { kind: 'blog', hasTitles };
  if (items && /masonry/.test(galleryType)) return readMasonry(items);
  if (items && /mosaic/.test(galleryType)) return readMosaic(items);
  return {
    kind: 'thumbnails',
    ...(items ? listOf(items) : { titleDisplay: 'none', hasDescriptions: false }),
    thumbnailWidth: toSide(attributeOf(items, 'data-thumbnail-width')),
    maxColumns: toCount(attributeOf(items, 'data-max-count')) || undefined,
  };
}
