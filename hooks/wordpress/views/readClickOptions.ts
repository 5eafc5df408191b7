import type { ThumbnailClickAction } from '../../lightboxIntent/imageLinkProps.ts';
import { attributeOf } from '../attributeOf.ts';
import type { WordPressClickOptions } from './types.ts';

/** Links around images; those of albums and of pages lead elsewhere. */
const LINKS = 'a.bwg-a:not(.bwg-album), a[data-image-id]';

/**
 * What a click on an image does shows in its link: one into the lightbox has the image's id, one to a page of its own has an
 * address without it. Where no link has either, an editor wanted none, or redirects have nowhere to go, which is the same.
 */
export function readClickOptions(page: ParentNode, instance: number): WordPressClickOptions {
  const links = [...(page.querySelector('.bwg-container')?.querySelectorAll(LINKS) ?? [])];
  const redirect = links.find((link) => link.hasAttribute('href') && !link.hasAttribute('data-image-id'));
  const opensLightbox = links.some((link) => link.hasAttribute('data-image-id'));
  const withoutLightbox: ThumbnailClickAction = redirect ? 'redirect' : 'none';
  const headings = [...page.querySelectorAll(`.bwg_gal_title_${instance}`)];
  const isDescriptionAlone = headings.length === 1 && Boolean(headings[0]?.firstElementChild);
  return {
    clickAction: links.length === 0 || opensLightbox ? undefined : withoutLightbox,
    opensNewTab: redirect && attributeOf(redirect, 'target') === '_blank',
    hasGalleryTitle: headings.length > 0 && !isDescriptionAlone,
    hasGalleryDescription: headings.length > 1 || isDescriptionAlone,
  };
}
