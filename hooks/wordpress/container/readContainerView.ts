import { attributeOf } from '../attributeOf.ts';
import { toCount } from '../toCount.ts';
import { toFlag } from '../toFlag.ts';
import { toSide } from '../toSide.ts';
import { readMasonryOptions } from '../views/readMasonryOptions.ts';
import { readMosaicOptions } from '../views/readMosaicOptions.ts';
import { readCarouselView } from './readCarouselView.ts';
import { readSlideshowView } from './readSlideshowView.ts';
import type { ContainerListOptions, ContainerTitles, ContainerView } from './types.ts';

const TITLES: readonly ContainerTitles[] = ['hover', 'show', 'none'];

/** Titles that show on hovering stand within the picture's frame, others below it. */
function titlesOf(items: Element): ContainerTitles {
  if (!items.querySelector('[class*="bwg-title"]')) return 'none';
  return items.querySelector('.bwg-item1 [class*="bwg-title"]') ? 'hover' : 'show';
}

const listOf = (items: Element): ContainerListOptions => ({
  titleDisplay: titlesOf(items),
  hasDescriptions: items.querySelector('.bwg-thumb-description, .bwg-masonry-thumb-description') !== null,
});

/** Whether the first picture's title, which every picture has as its alternative text, is also printed. */
function printsTitle(items: Element): boolean {
  const title = attributeOf(items.querySelector('img[alt]'), 'alt').trim();
  return title !== '' && (items.textContent ?? '').includes(title);
}

const readMasonry = (items: Element): ContainerView => ({
  kind: 'masonry',
  ...listOf(items),
  ...readMasonryOptions(items),
});

const readMosaic = (items: Element): ContainerView => ({
  kind: 'mosaic',
  hasDescriptions: false,
  titleDisplay: TITLES.find((each) => each === attributeOf(items, 'data-image-title')) ?? 'none',
  ...readMosaicOptions(items),
  hasPlayIcon: !items.hasAttribute('data-play-icon') || toFlag(attributeOf(items, 'data-play-icon')) !== false,
});

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
