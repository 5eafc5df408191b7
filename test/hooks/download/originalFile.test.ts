// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { originalFile } from '../../../hooks/lightbox/download/originalFile.ts';

describe('originalFile', () => {
  test.each([
    ['https://site.test/large/boat%203.jpg?v=17', 'boat 3.jpg'],
    ['/large/boat.jpg#top', 'boat.jpg'],
    ['/large/a%2Fb.jpg', 'a_b.jpg'],
    ['/large/100%.jpg', '100%.jpg'],
    ['https://site.test/pictures/', 'field'],
  ])('maps the URL %s to the file name %s', (url, name) => {
    expect(originalFile({ id: '1', url, fileName: 'field' })).toEqual({ url, name });
  });

  test('prefers the uploaded file over the displayed one', () => {
    const image = { id: '1', url: '/large/boat.jpg', originalUrl: '/original/boat.tif' };
    expect(originalFile(image)).toEqual({ url: '/original/boat.tif', name: 'boat.tif' });
  });

  test.each([
    { kind: 'video' as const },
    { kind: 'post' as const },
    { kind: 'image' as const, fileType: 'EMBED_OEMBED_FLICKR_IMAGE' },
    { url: 'javascript:alert(1)' },
  ])('returns undefined for %o', (own) => {
    expect(originalFile({ id: '1', url: 'https://site.test/1.jpg', ...own })).toBeUndefined();
  });
});
