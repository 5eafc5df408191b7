import { parseInert } from '../../trustedTypes/parseInert.ts';
import { attributeOf } from '../attributeOf.ts';
import { toSide } from '../toSide.ts';
import { readBrowsingSettings } from './readBrowsingSettings.ts';
import { readCarouselOptions } from './readCarouselOptions.ts';
import { readClickOptions } from './readClickOptions.ts';
import { readItemOptions } from './readItemOptions.ts';
import { readMasonryOptions } from './readMasonryOptions.ts';
import { readMosaicOptions } from './readMosaicOptions.ts';
import { readSlideshowOptions } from './readSlideshowOptions.ts';
import { readThumbnailsOptions } from './readThumbnailsOptions.ts';
import { styleValue } from './styleValue.ts';
import { toAlbumView, toGalleryView } from './toGalleryView.ts';
import type { WordPressViewSettings } from './types.ts';

const widthOf = (container: Element, selectorEnd: string) =>
  toSide(
    Number.parseFloat(
      styleValue(container, selectorEnd, 'max-width') ?? styleValue(container, selectorEnd, 'width') ?? '',
    ),
  );

/** Texts that a view of large images prints where it is to. */
const isThere = (page: ParentNode, selector: string) =>
  page.querySelector('[data-image-id]') === null ? undefined : page.querySelector(selector) !== null;

type ViewOptions = Pick<WordPressViewSettings, 'view' | 'options'>;

interface WrittenView {
  readonly container: Element;
  /** A copy of it that loads nothing. */
  readonly page: ParentNode;
  readonly instance: number;
}

function readView(view: WordPressViewSettings['view'], { container, page, instance }: WrittenView): ViewOptions {
  const inner = page.querySelector('.bwg-container');
  const click = readClickOptions(page, instance);
  switch (view) {
    case 'albumExtended': {
      const { thumbnailWidth, maxColumns } = readThumbnailsOptions(container, inner);
      return { view, options: { thumbnailWidth, maxColumns } };
    }
    case 'thumbnails':
    case 'albumCompact':
      return {
        view,
        options: { ...click, ...readItemOptions(page, inner), ...readThumbnailsOptions(container, inner) },
      };
    case 'masonry':
    case 'albumMasonry':
      return { view, options: { ...click, ...readItemOptions(page, inner), ...readMasonryOptions(inner) } };
    case 'mosaic': {
      const { hasDescriptions: _none, ...items } = readItemOptions(page, inner);
      return { view, options: { ...click, ...items, ...readMosaicOptions(inner) } };
    }
    case 'slideshow':
      return { view, options: { ...click, ...readSlideshowOptions(page, container.ownerDocument.baseURI) } };
    case 'carousel':
      return { view, options: { ...click, ...readCarouselOptions(page) } };
    case 'imageBrowser': {
      const hasTitle = isThere(page, '[class*="bwg_image_browser_image_alt"]');
      const hasDescription = isThere(page, '[class*="bwg_image_browser_image_desp"]');
      return {
        view,
        options: { ...click, hasTitle, hasDescription, width: widthOf(container, `.image_browser_images_${instance}`) },
      };
    }
    case 'blog': {
      const hasTitles = isThere(page, '[class*="bwg_blog_style_title"], [class*="bwg_image_alt"]');
      const hasDescriptions = isThere(page, '[class*="blog_style_share_buttons_image_alt"] [id^="desc"]');
      return {
        view,
        options: { ...click, hasTitles, hasDescriptions, width: widthOf(container, `.blog_style_images_${instance}`) },
      };
    }
  }
}

/**
 * What the site's editor chose for a gallery that the server rendered: which view, and its options, under the names of the kit's
 * props. An option that the page does not tell is undefined, so that the default serves. `element` is the outer container
 * (class `bwg_container`); it is left as it is.
 *
 * @example
 * const settings = readViewSettings(element);
 * if (settings.view === 'masonry') return <MasonryGallery backend={backend} {...settings.options} />;
 */
export function readViewSettings(element: Element): WordPressViewSettings {
  const page = parseInert(element.outerHTML);
  const outer = page.querySelector('.bwg_container');
  const form = page.querySelector('form[data-ajax-url]');
  const type = attributeOf(outer, 'data-gallery-type') || attributeOf(form, 'data-gallery-type');
  const number = attributeOf(outer, 'data-bwg');
  const instance = /^\d+$/.test(number) ? Number(number) : 0;
  const galleryView = toGalleryView(attributeOf(outer, 'data-gallery-view-type') || type);
  // Inside an album a gallery is drawn in the view that the album names for it.
  const view = toAlbumView(type) ?? toGalleryView(type);
  return {
    ...readView(view, { container: element, page, instance }),
    galleryView,
    browsing: readBrowsingSettings(page, instance),
  } as WordPressViewSettings;
}
