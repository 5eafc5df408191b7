// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { galleryHashCodec } from '../../../hooks/lightbox/deepLink/galleryHashCodec.ts';
import { shareSubject } from '../../../hooks/lightbox/share/shareUrls.ts';

const PAGE = 'https://site.test/gallery/';
const image = { id: '3 4', url: '/large/3.jpg', title: 'Boat', description: 'At noon' };

describe('the share URL of an image', () => {
  test('is the `shareUrl` from the settings', () => {
    const settings = { shareUrl: 'https://site.test/share/?image={imageId}&from=/gallery/' };
    expect(shareSubject({ image, settings }, {}, PAGE)).toEqual({
      url: 'https://site.test/share/?image=3%204&from=/gallery/',
      imageUrl: 'https://site.test/large/3.jpg',
      title: 'Boat',
      description: 'At noon',
    });
  });

  test('is the `url` option if set', () => {
    const settings = { shareUrl: 'https://site.test/share/' };
    expect(shareSubject({ image, settings }, { url: 'https://own.test/{imageId}' }, PAGE)?.url).toBe(
      'https://own.test/3%204',
    );
    expect(shareSubject({ image }, { url: ({ id }) => `/own?id=${id.length}` }, PAGE)?.url).toBe(
      'https://site.test/own?id=3',
    );
  });

  test('falls back to the page URL with the image’s hash', () => {
    expect(shareSubject({ image }, {}, PAGE)?.url).toBe(PAGE);
    expect(shareSubject({ image: { ...image, id: '3', galleryId: '7' } }, {}, PAGE)?.url).toBe(
      `${PAGE}${galleryHashCodec.format({ galleryId: '7', imageId: '3' })}`,
    );
    expect(shareSubject({ image: { ...image, id: '3' } }, { galleryId: '9' }, PAGE)?.url).toBe(
      `${PAGE}${galleryHashCodec.format({ galleryId: '9', imageId: '3' })}`,
    );
  });

  test('is undefined without an image, or on a server without a page URL', () => {
    expect(shareSubject({ image: undefined }, {}, PAGE)).toBeUndefined();
    expect(shareSubject({ image }, {}, undefined)).toBeUndefined();
    expect(shareSubject({ image }, { url: 'https://own.test/' }, undefined)?.url).toBe('https://own.test/');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://site.test/', 'http://'])(
    'is undefined instead of %s',
    (address) => {
      expect(shareSubject({ image }, { url: address }, PAGE)).toBeUndefined();
      expect(shareSubject({ image, settings: { shareUrl: address } }, {}, PAGE)).toBeUndefined();
    },
  );

  test('is returned with the thumbnail, if any, for embedded media', () => {
    const video = { ...image, kind: 'video' as const, url: 'https://video.test/watch' };
    expect(shareSubject({ image: video }, {}, PAGE)?.imageUrl).toBeUndefined();
    const withThumbnail = { ...video, thumbnail: { url: 'https://video.test/still.jpg' } };
    expect(shareSubject({ image: withThumbnail }, {}, PAGE)?.imageUrl).toBe('https://video.test/still.jpg');
  });

  test('is returned without an image if the image URL is not a web URL', () => {
    const drawn = { ...image, url: 'data:image/svg+xml,<svg/>' };
    expect(shareSubject({ image: drawn }, {}, PAGE)).toMatchObject({ url: PAGE, imageUrl: undefined });
  });
});
