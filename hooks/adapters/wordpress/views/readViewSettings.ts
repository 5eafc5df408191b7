import { attributeOf, parseMarkup } from '../markup.ts';
import { readBrowsingSettings, readClickOptions } from './readBrowsingSettings.ts';
import { readAlbumView, readView } from './readView.ts';
import type {
  WordPressAlbumOptions,
  WordPressGalleryView,
  WordPressViewOptions,
  WordPressViewSettings,
  ViewMarkup,
} from './types.ts';

/**
 * Reads the settings that the site's editor chose for a server-rendered gallery: its view and options. They have the
 * same names as the kit's props. Options that the page doesn't specify are `undefined`, so that the defaults apply.
 * `element` is the outer container (class `bwg_container`) and isn't modified.
 *
 * @example
 * const settings = readViewSettings(element);
 * if (settings.view === 'masonry') return <MasonryGallery backend={backend} {...settings.options} />;
 */
export function readViewSettings(element: Element): WordPressViewSettings {
  const page = parseMarkup(element.outerHTML);
  const outer = page.querySelector('.bwg_container');
  const form = page.querySelector('form[data-ajax-url]');
  const type = attributeOf(outer, 'data-gallery-type') || attributeOf(form, 'data-gallery-type');
  const number = attributeOf(outer, 'data-bwg');
  const instance = /^\d+$/.test(number) ? Number(number) : 0;
  const galleryView = toGalleryView(attributeOf(outer, 'data-gallery-view-type') || type);
  const written = { container: element, page, instance };
  const album = toAlbumView(type);
  const read = album ? readAlbumView(album, written) : readView(toGalleryView(type), written);
  // A gallery inside an album is rendered in the view that the album specifies for it.
  const options = album ? read.options : { ...readClickOptions(page, instance), ...read.options };
  return { ...read, options, galleryView, browsing: readBrowsingSettings(page, instance) } as WordPressViewSettings;
}

/** Views, keyed by the plugin's names for standalone galleries and for galleries in an album. */
const GALLERY_VIEWS: Readonly<Record<string, WordPressGalleryView>> = {
  thumbnails: 'thumbnails',
  thumbnail: 'thumbnails',
  thumbnails_masonry: 'masonry',
  masonry: 'masonry',
  thumbnails_mosaic: 'mosaic',
  mosaic: 'mosaic',
  slideshow: 'slideshow',
  image_browser: 'imageBrowser',
  blog_style: 'blog',
  carousel: 'carousel',
};

const ALBUM_VIEWS: Readonly<Record<string, WordPressAlbumOptions['view']>> = {
  album_compact_preview: 'albumCompact',
  album_masonry_preview: 'albumMasonry',
  album_extended_preview: 'albumExtended',
};

const entryOf = <TValue>(list: Readonly<Record<string, TValue>>, name: string): TValue | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

/** Returns the gallery view with the given plugin name. Unknown names default to thumbnails. */
export function toGalleryView(name: string): WordPressGalleryView {
  return entryOf(GALLERY_VIEWS, name) ?? 'thumbnails';
}

/** Returns the album view with the given plugin name, or `undefined` for a gallery. */
export function toAlbumView(name: string): WordPressAlbumOptions['view'] | undefined {
  return entryOf(ALBUM_VIEWS, name);
}

/** Information that is missing from paging responses but needed to parse them. */
export interface ResponseView<TView extends string = WordPressViewOptions['view']> {
  readonly view: TView;
  /** The widget's index on the page, starting at 0. */
  readonly instance: number;
}

/** Reads a gallery's view from a paging response, just as it is read from the gallery's page. */
export function readResponseView(html: string, { view, instance }: ResponseView): WordPressViewOptions {
  return readView(view, responseMarkup(html, instance));
}

/** Reads the view of an album's entries from a paging response, just as it is read from the album's page. */
export function readResponseAlbumView(
  html: string,
  { view, instance }: ResponseView<WordPressAlbumOptions['view']>,
): WordPressAlbumOptions {
  const written = responseMarkup(html, instance);
  return readAlbumView(albumViewOf(written.page) ?? view, written);
}

/** Determines the view of an album's entries from the id of their container. */
function albumViewOf(page: ParentNode): WordPressAlbumOptions['view'] | undefined {
  const [, name] = /^bwg_album_([a-z]+)_/.exec(page.querySelector('.bwg-container')?.id ?? '') ?? [];
  return toAlbumView(`album_${name}_preview`);
}

const STYLE_START = /<style\b/gi;
const STYLE_END = /<\/style/gi;

/** Returns the contents of a response's style elements, up to the first unclosed style element. */
function styleTexts(html: string): readonly string[] {
  const texts: string[] = [];
  let read = 0;
  for (const { index } of html.matchAll(STYLE_START)) {
    if (index < read) continue;
    const start = html.indexOf('>', index);
    STYLE_END.lastIndex = Math.max(0, start);
    const end = start < 0 ? undefined : STYLE_END.exec(html)?.index;
    if (end === undefined) break;
    texts.push(html.slice(start + 1, end));
    read = end;
  }
  return texts;
}

/** Returns the page's style rules for a container. They remain on the page when the container is replaced. */
const pageStyleTexts = (id: string): readonly string[] =>
  [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes(`#${id} `));

/**
 * Creates an element with the style rules of the page and the response, because an inert copy doesn't have them. Most
 * responses have none, but an album's page also has the rules for the album's galleries. The element is never attached
 * to a page.
 */
function containerWithStyles(html: string, instance: number): Element {
  const container = document.createElement('div');
  container.id = `bwg_container1_${instance}`;
  for (const rules of [...pageStyleTexts(container.id), ...styleTexts(html)]) {
    const style = document.createElement('style');
    style.textContent = rules;
    container.append(style);
  }
  return container;
}

/** Converts a paging response to the markup that views are read from. */
export function responseMarkup(html: string, instance: number): ViewMarkup {
  return { container: containerWithStyles(html, instance), page: parseMarkup(html), instance };
}
