import { describe, expect, test, vi } from 'vitest';
import { InvalidResponseError, MissingContentError } from '@loggia/hooks/errors';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import { parseLightboxResponse } from '../../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { errorBlock } from '../../fixtures/wordpress/galleryMarkup.ts';
import { lightboxAnswer, lightboxItem, type LightboxFixture } from '../../fixtures/wordpress/lightboxMarkup.ts';

const context = { base: 'https://site.test/wp-admin/', galleryId: '1', candidatesOf: undefined };
const parse = (lightbox: LightboxFixture = {}, imageId = '1') =>
  parseLightboxResponse(lightboxAnswer(lightbox), imageId, context);
const parseItem = (own: Readonly<Record<string, unknown>>) => parse({ items: [lightboxItem('1', own)] }).data.images[0];

describe('an image in lightbox data', () => {
  test('has numbers, plain text and absolute URLs', () => {
    const image = parseItem({
      alt: 'Title &quot;three&quot; &amp; &lt;i&gt;x&lt;/i&gt; it&#039;s',
      description: 'Line one&lt;br /&gt;line &quot;two&quot;',
      comment_count: '4',
      hit_count: '12',
      avg_rating: '3.5',
      rate_count: '2',
      rate: '4',
    });
    expect(image).toEqual({
      id: '1',
      galleryId: '7',
      url: 'https://site.test/uploads/photo-gallery/harbour/boat-1.jpg?bwg=170000001',
      width: 1200,
      height: 800,
      thumbnail: { url: 'https://site.test/uploads/photo-gallery/harbour/thumb/boat-1.jpg?bwg=170000001' },
      originalUrl: 'https://site.test/uploads/photo-gallery/harbour/.original/boat-1.jpg',
      title: 'Title "three" & x it\'s',
      description: 'Line one\nline "two"',
      kind: 'image',
      fileType: 'JPG',
      fileName: 'boat-1',
      date: '2021-07-04, 08:15',
      hitCount: 12,
      commentCount: 4,
      rating: { average: 3.5, count: 2, own: 4 },
    });
  });

  test('has no vote if the vote is 0, and no size if the size is missing', () => {
    const image = parseItem({ rate: 0, image_width: undefined, image_height: '' });
    expect(image?.rating?.own).toBe(0);
    expect(image).toMatchObject({ width: undefined, height: undefined });
  });

  test('may have a numeric id, and links only to http URLs', () => {
    expect(parseItem({ id: 1, redirect_url: 'https://other.test/' })?.redirectUrl).toBe('https://other.test/');
    expect(parseItem({ redirect_url: 'javascript:alert(1)' })?.redirectUrl).toBeUndefined();
  });

  test.each([
    [
      'EMBED_OEMBED_YOUTUBE_VIDEO',
      'https://www.youtube.com/watch?v=x',
      'x',
      'video',
      'https://www.youtube.com/watch?v=x',
    ],
    ['EMBED_OEMBED_INSTAGRAM_POST', 'https://www.instagram.com/p/C/', 'C', 'post', 'https://www.instagram.com/p/C/'],
    [
      'EMBED_OEMBED_FLICKR_IMAGE',
      'https://www.flickr.com/1',
      'https://live.test/1_b.jpg',
      'image',
      'https://live.test/1_b.jpg',
    ],
    ['EMBED_OEMBED_IMGUR', 'https://i.imgur.com/1.jpg', 'abc', 'image', 'https://i.imgur.com/1.jpg'],
  ])('has the kind and URL that match its type %s', (filetype, image_url, filename, kind, url) => {
    const thumb_url = 'https://thumbs.test/1.jpg';
    expect(parseItem({ filetype, image_url, filename, thumb_url })).toMatchObject({
      kind,
      url,
      fileName: filename,
      fileType: filetype,
      thumbnail: { url: thumb_url },
    });
  });

  test('has candidates for other widths if the site hosts its file, but not if a provider does', () => {
    const candidatesOf = vi.fn((url: string, width: number | undefined) => [{ url, width: width ?? 1 }]);
    const items = [
      lightboxItem('1'),
      lightboxItem('2', { filetype: 'EMBED_OEMBED_IMGUR', image_url: 'https://i.imgur.com/1.jpg' }),
    ];
    const { data } = parseLightboxResponse(lightboxAnswer({ items }), '1', { ...context, candidatesOf });
    expect(data.images[0]?.candidates?.[0]?.width).toBe(1200);
    expect(data.images[0]?.thumbnail?.candidates).toHaveLength(1);
    expect(data.images[1]?.candidates).toBeUndefined();
  });
});

describe('lightbox settings', () => {
  test('are mapped to Loggia’s names', () => {
    expect(parse().data.settings).toMatchObject({
      loop: true,
      effect: 'fade',
      effectDurationMs: 100,
      intervalMs: 2500,
      autoplay: false,
      fullWindow: true,
      width: 800,
      height: 500,
      preload: true,
      preloadCount: 10,
      filmstrip: true,
      filmstripDirection: 'horizontal',
      filmstripThumbnailWidth: 125,
      filmstripThumbnailHeight: 70,
      protectImages: false,
      openComments: false,
      openShop: false,
      hitCounter: false,
      shareUrl: 'https://site.test/bwg_share/image/?gallery_id=7&image_id={imageId}&curr_url=/harbour/',
      showOriginal: false,
      showDownload: false,
      watermark: { type: 'text', text: 'a b' },
    });
  });

  test.each(Object.keys(SLIDE_EFFECTS))('support the effect %s', (effect) => {
    expect(parse({ settings: { bwg_image_effect: effect } }).data.settings.effect).toBe(effect);
  });

  test('fall back to the defaults if missing, unknown or implausible', () => {
    const { settings } = parse({
      settings: {
        enable_loop: 'maybe',
        bwg_image_effect: 'explosion',
        slideshow_interval: '99999999999',
        slideshow_effect_duration: -1,
        filmstrip_direction: 'diagonal',
        image_width: '',
        preload_images_count: 1.5,
        bwg_share_url: 'javascript:alert(1)',
        watermark_type: 90,
      },
    }).data;
    const { loop, effect, intervalMs, effectDurationMs, filmstripDirection, width, preloadCount, shareUrl } = settings;
    const read = [loop, effect, intervalMs, effectDurationMs, filmstripDirection, width, preloadCount, shareUrl];
    expect(read).toEqual(read.map(() => undefined));
  });

  test('can be booleans, numbers or strings', () => {
    const { settings } = parse({ settings: { enable_loop: '0', open_with_autoplay: 1, image_right_click: '1' } }).data;
    expect(settings).toMatchObject({ loop: false, autoplay: true, protectImages: true });
  });
});

test('the hit URL is read if it is an http URL', () => {
  expect(parse().actionUrl).toMatch(/^https:\/\/site\.test\/wp-admin\/admin-ajax\.php\?action=GalleryBox&image_id=1/);
  expect(parse({ actionUrl: 'javascript:alert(1)' }).actionUrl).toBeUndefined();
});

describe('text with special characters', () => {
  test.each([
    ['Back\\slash', 'Back\\slash'],
    ['C:\\new\\table', 'C:\\new\\table'],
    ['été 😀 &quot;q&quot; &#039;a&#039; &lt;/script&gt;', 'été 😀 "q" \'a\''],
    ["gallery_box_data = JSON.parse('{}')".replaceAll("'", '&#039;'), "gallery_box_data = JSON.parse('{}')"],
    ['\u2028\u2029', undefined],
  ])('is read in full in both script formats: %j', (alt, title) => {
    for (const style of ['asItIs', 'escaped'] as const) {
      expect(parse({ items: [lightboxItem('1', { alt })], style }).data.images[0]?.title).toBe(title);
    }
  });

  test('is ignored outside of the data, even if it looks like lightbox data', () => {
    const fake =
      "<p title=\"gallery_box_data = JSON.parse('{}')\">gallery_box_data = JSON.parse('{}')</p><script>1</script>";
    expect(parseLightboxResponse(fake + lightboxAnswer(), '1', context).data.images).toHaveLength(3);
  });
});

describe('a lightbox response without the requested image', () => {
  test('throws `MissingContentError` with the server’s message', () => {
    const failure = (): unknown =>
      parseLightboxResponse(`<style></style>${errorBlock('It was &amp; is <b>gone</b>.')}`, '1', context);
    expect(failure).toThrow(MissingContentError);
    expect(failure).toThrow('It was & is gone.');
  });

  test.each([
    ['only other images', { items: [lightboxItem('5')] }],
    ['no images', { items: [] }],
  ])('throws `MissingContentError` if its list contains %s', (_case, lightbox) => {
    expect(() => parse(lightbox)).toThrow(MissingContentError);
  });
});

describe('an unusable lightbox response', () => {
  test.each([
    ['an empty body', ''],
    ['a zero', '0'],
    ['another HTML page', '<h1>Fatal error</h1>'],
    ['data cut off at the end', lightboxAnswer().slice(0, -60)],
    ['data cut in the middle', lightboxAnswer().slice(0, 900)],
  ])('is rejected as invalid if it contains %s', (_case, html) => {
    expect(() => parseLightboxResponse(html, '1', context)).toThrow(InvalidResponseError);
  });

  test.each(['{', '[]', 'null', '"text"', '{"data":{}}', '{"data":null}', '{"no":"data"}', '7'])(
    'is rejected as invalid if its data is %s',
    (json) => {
      expect(() => parse({ json })).toThrow(InvalidResponseError);
    },
  );
});

describe('lightbox data', () => {
  const texts = { alt: `It\u2019s "so" &lt;b&gt; \\ C:\\new`, description: `one\ntwo & '\u00e9'` };

  test.each(['asItIs', 'escaped', 'literal'] as const)('is read with the same result in the format "%s"', (style) => {
    const { data } = parse({ style, items: [lightboxItem('1', { alt: 'Sea &amp; sky' }), lightboxItem('2')] });
    expect(data.images.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Sea & sky'],
      ['2', 'Boat 2'],
    ]);
    expect(data.settings).toEqual(parse().data.settings);
  });

  test('keeps every character of text in a literal', () => {
    const { data } = parse({ style: 'literal', items: [lightboxItem('1', texts)] });
    expect(data.images[0]).toMatchObject({
      title: `It\u2019s "so"  \\ C:\\new`,
      description: `one\ntwo & '\u00e9'`,
    });
  });

  test('is read even after another variable of the same name', () => {
    const answer = lightboxAnswer({ style: 'literal' }).replace(
      '<script>',
      '<script>var gallery_box_data = {};</script><script>',
    );
    expect(parseLightboxResponse(answer, '1', context).data.images).toHaveLength(3);
  });

  test('is read from an optimizer’s data URL without running the script', () => {
    const script = /<script>([^]*)<\/script>/;
    const answer = lightboxAnswer({ style: 'literal' }).replace(
      script,
      (_, text: string) => `<script src="data:text/javascript;base64,${btoa(text)}" defer></script>`,
    );
    expect(parseLightboxResponse(answer, '1', context).data.images).toHaveLength(3);
  });

  test('is rejected if the format is unknown', () => {
    const answer = lightboxAnswer().replace('gallery_box_data', 'other_box_data');
    expect(() => parseLightboxResponse(answer, '1', context)).toThrow(InvalidResponseError);
  });
});
