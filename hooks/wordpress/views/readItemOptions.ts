import { attributeOf } from '../attributeOf.ts';
import { toFlag } from '../toFlag.ts';
import type { WordPressItemOptions, WordPressTitleDisplay } from './types.ts';

const PICTURE = '.bwg-item0, .bwg_mosaic_thumb_spun';

function readTitleDisplay(page: ParentNode): WordPressTitleDisplay | undefined {
  const title = page.querySelector('.bwg-item .bwg-title1');
  if (!title) return page.querySelector('.bwg-item') ? 'none' : undefined;
  if (title.closest(PICTURE)) return 'hover';
  const picture = title.closest('.bwg-item')?.querySelector(PICTURE);
  const isAfter = picture && picture.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter === 0 ? 'above' : 'below';
}

function readCartDisplay(page: ParentNode): WordPressItemOptions['cartDisplay'] {
  const cart = page.querySelector('.bwg-ecommerce1');
  if (!cart) return undefined;
  return cart.closest(PICTURE) ? 'hover' : 'show';
}

/** Videos without a sign say that an editor wanted none; without any video the page does not tell. */
function readPlayIcon(page: ParentNode): boolean | undefined {
  return page.querySelector('.bwg-icon-play') ? true : undefined;
}

/** What stands on the items shows in their markup; a mosaic has it in attributes too. */
export function readItemOptions(page: ParentNode, inner: Element | null): WordPressItemOptions {
  const told = ['hover', 'show', 'none'] as const;
  const title = told.find((word) => word === attributeOf(inner, 'data-image-title'));
  return {
    titleDisplay: title === 'show' ? 'below' : (title ?? readTitleDisplay(page)),
    hasDescriptions: page.querySelector('.bwg-thumb-description, .bwg-masonry-thumb-description') ? true : undefined,
    hasPlayIcon: inner?.hasAttribute('data-play-icon')
      ? toFlag(attributeOf(inner, 'data-play-icon'))
      : readPlayIcon(page),
    cartDisplay: told.find((word) => word === attributeOf(inner, 'data-ecommerce-icon')) ?? readCartDisplay(page),
  };
}
