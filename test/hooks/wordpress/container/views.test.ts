import { readContainer, readViewSettings, type WordPressContainer } from '@loggia/hooks/wordpress';
import { afterEach, describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../fixtures/wordpress/escapeHtml.ts';
import { galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';

type Gallery = Extract<WordPressContainer, { readonly kind: 'gallery' }>;

afterEach(() => document.body.replaceChildren());

function place(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('.bwg_container') ?? document.body;
}

function readGallery(html: string): Gallery {
  const container = readContainer(place(html));
  if (container.kind !== 'gallery') throw new Error('It is an album.');
  return container;
}

/** Markup of a single-image view, with `beside` next to its first image. */
function showMarkup(galleryType: string, parameters: object, beside = ''): string {
  const json = escapeHtml(JSON.stringify(parameters));
  return galleryContainer({ galleryType, items: [{ id: '1' }] })
    .replace('class="bwg-container-0', `data-params="${json}" class="bwg_slideshow_image_wrap_0 bwg-container-0`)
    .replace('<div class="bwg-item">', `${beside}<div class="bwg-item">`);
}

/** Everything the plugin settings contain about an image, with numbers as strings. */
const PICTURE = {
  id: '41',
  alt: 'Nets &amp; floats',
  description: 'Drying',
  filetype: 'JPG',
  filename: 'nets.jpg',
  image_url: '/quay/nets.jpg?bwg=1600000041',
  thumb_url: '/quay/thumb/nets.jpg?bwg=1600000041',
  redirect_url: '',
  date: '2023-02-10, 10:10',
  image_width: '1200',
  image_height: '900',
  thumb_width: '500',
  thumb_height: '375',
};
const UPLOADS = 'https://quay.test/up';

describe('readContainer and readViewSettings', () => {
  test.each(['thumbnails', 'thumbnails_masonry', 'thumbnails_mosaic', 'slideshow', 'image_browser', 'blog_style'])(
    'return the same view for %s',
    (galleryType) => {
      const element = place(galleryContainer({ galleryType, items: [{ id: '1', description: 'High' }] }));
      const container = readContainer(element);
      const { view, options } = readViewSettings(element);
      expect(container).toMatchObject({ view: { view } });
      expect(options).toMatchObject((container as Gallery).view.options);
    },
  );
});

describe('a slideshow', () => {
  test('reads the position, thickness and thumbnail count of a vertical filmstrip', () => {
    const { view } = readGallery(
      showMarkup('slideshow', {
        filmstrip_direction: 'vertical',
        slideshow_filmstrip_type: 2,
        slideshow_thumbnails_count: 7,
        slideshow_filmstrip_width: 125,
        slideshow_filmstrip_height: '70',
      }),
    );
    expect(view).toMatchObject({
      view: 'slideshow',
      options: { filmstripPosition: 'left', filmstrip: 'fixedCount', filmstripCount: 7, filmstripThickness: 125 },
    });
  });

  test.each([
    ['vertical', 'right: 0', 'right'],
    ['horizontal', 'top: 0', 'top'],
    ['horizontal', 'bottom: 0', undefined],
  ])('reads a %s filmstrip with the style %s as the filmstrip position %s', (direction, rule, position) => {
    const markup = showMarkup('slideshow', { filmstrip_direction: direction });
    const style = `<style>#bwg_container1_0 .bwg_slideshow_filmstrip_container_0 { position: absolute; ${rule}; }</style>`;
    expect(readGallery(style + markup).view.options).toMatchObject({ filmstripPosition: position });
  });

  test.each(['<audio src="/song.mp3"></audio>', '<audio><source src="/song.mp3"></audio>'])(
    'reads the music URL from %s',
    (audio) => {
      const { view } = readGallery(showMarkup('slideshow', { enable_slideshow_music: 1 }, audio));
      expect(view.options).toMatchObject({ musicUrl: 'http://localhost/song.mp3' });
    },
  );

  test('uses the image file of an embedded image, not its web page', () => {
    const embedded = {
      ...PICTURE,
      id: '42',
      filetype: 'EMBED_OEMBED_FLICKR_IMAGE',
      image_url: 'https://flickr.test/photos/42',
      filename: 'https://live.flickr.test/42_b.jpg',
    };
    const { gallery } = readGallery(showMarkup('slideshow', { upload_url: UPLOADS, data: [PICTURE, embedded] }));
    expect(gallery.initialPage.images).toMatchObject([
      {
        id: '41',
        url: `${UPLOADS}/quay/nets.jpg?bwg=1600000041`,
        title: 'Nets & floats',
        thumbnail: { width: 500, height: 375 },
        originalUrl: `${UPLOADS}/quay/.original/nets.jpg`,
        date: '2023-02-10, 10:10',
      },
      { id: '42', kind: 'image', url: 'https://live.flickr.test/42_b.jpg', originalUrl: undefined },
    ]);
  });

  test('uses only parameters on the container itself', () => {
    const markup = showMarkup('slideshow', { slideshow_interval: 9 });
    const other = markup.replace('<form ', '<i data-params="wide"></i><form ');
    expect(readGallery(other).view.options).toMatchObject({ intervalMs: 9000 });
  });
});

/** Not recorded from a real site: option names of the plugin, with numbers as strings. */
const CAROUSEL = {
  carousel_interval: '7',
  carousel_width: '400',
  carousel_height: '300',
  carousel_image_column_number: '3',
  carousel_image_par: '0.8',
  carousel_enable_title: '1',
  carousel_enable_autoplay: '1',
  carousel_r_width: '900',
  carousel_fit_containerWidth: '0',
  carousel_prev_next_butt: '1',
  carousel_play_pause_butt: '0',
};

describe('a carousel', () => {
  const read = {
    intervalMs: 7000,
    imageWidth: 400,
    imageHeight: 300,
    columns: 3,
    ratio: 0.8,
    hasTitles: true,
    autoplay: true,
    referenceWidth: 900,
    fitsContainer: false,
    arrows: true,
    playButton: false,
  };

  test.each([
    ['with prefixed option names', CAROUSEL],
    ['without prefixes', Object.fromEntries(Object.entries(CAROUSEL).map(([name, value]) => [name.slice(9), value]))],
  ])('is read from its parameters %s', (_, parameters) => {
    const data = [PICTURE, { ...PICTURE, id: '43' }];
    const { view, gallery, browsing } = readGallery(
      showMarkup('carousel', { ...parameters, upload_url: UPLOADS, data }),
    );
    expect(view).toEqual({ view: 'carousel', options: read });
    expect(gallery.initialPage.images.map(({ id }) => id)).toEqual(['41', '43']);
    expect(browsing.paging).toBe('numbers');
  });
});

describe('the click action', () => {
  test('is "none" if no image has a link, even if page links exist', () => {
    const links =
      '<span class="pagination-links" data-pages-count="3"><a class="bwg-a next-page-0" href="/harbour/?page_number_0=2">›</a></span>';
    const markup = galleryContainer({ items: [{ id: '1', click: 'nothing' }] });
    expect(readGallery(markup.replace('<span class="bwg_nav_cont_0">', `${links}<span>`)).browsing).toMatchObject({
      clickAction: 'none',
      paging: 'numbers',
    });
  });

  test('is "redirect" if images link to other pages', () => {
    const { browsing } = readGallery(
      galleryContainer({ items: [{ id: '1', click: 'redirect', href: 'https://shop.test/' }] }),
    );
    expect(browsing).toMatchObject({ clickAction: 'redirect', opensNewTab: true });
  });
});

describe.each(['slideshow', 'carousel'])('a %s with images in its parameters', (galleryType) => {
  const broken = (markup: string) => markup.replace(/data-params="[^"]*"/, 'data-params="{{"');

  test('is not replaced if the parameters are invalid', () => {
    const markup = showMarkup(galleryType, { data: [PICTURE] });
    expect(() => readGallery(broken(markup))).toThrow('data-params');
    expect(readGallery(markup).gallery.initialPage.images).toHaveLength(1);
  });

  test('is replaced and shows the rendered images if there are no parameters', () => {
    const markup = galleryContainer({ galleryType, items: [{ id: '1' }] });
    expect(readGallery(markup).gallery.initialPage.images).toHaveLength(1);
  });
});

test('a view with rendered images is replaced even if its parameters are invalid', () => {
  const markup = showMarkup('thumbnails', {}).replace(/data-params="[^"]*"/, 'data-params="{{"');
  expect(readGallery(markup).gallery.initialPage.images).toHaveLength(1);
});
