// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { pictureAttributes } from '../../../hooks/core/picture/pictureAttributes.ts';

const candidates = [
  { url: '/ridge-320.jpg', width: 320 },
  { url: '/ridge-640.jpg', width: 640 },
];

describe('pictureAttributes', () => {
  test('returns the URL and size of a single file, without `srcset`', () => {
    expect(pictureAttributes({ url: '/ridge.jpg', width: 1200, height: 800 }, '20vw')).toEqual({
      sources: [],
      image: { src: '/ridge.jpg', width: 1200, height: 800, srcSet: undefined, sizes: undefined },
    });
  });

  test('lists all candidates, including the file itself', () => {
    const { image } = pictureAttributes({ url: '/ridge.jpg', width: 1200, candidates }, '20vw');
    expect(image).toMatchObject({
      srcSet: '/ridge-320.jpg 320w, /ridge-640.jpg 640w, /ridge.jpg 1200w',
      sizes: '20vw',
    });
  });

  test('omits a file of unknown width', () => {
    const { image } = pictureAttributes({ url: '/ridge.jpg', candidates }, '20vw');
    expect(image.srcSet).toBe('/ridge-320.jpg 320w, /ridge-640.jpg 640w');
  });

  test('lists a source for each other format in the given order', () => {
    const formats = [
      { type: 'image/avif', candidates: [{ url: '/ridge.avif', width: 640 }] },
      { type: 'image/webp', candidates: [{ url: '/ridge.webp', width: 640 }] },
    ];
    expect(pictureAttributes({ url: '/ridge.jpg', formats }, '300px').sources).toEqual([
      { type: 'image/avif', srcSet: '/ridge.avif 640w', sizes: '300px' },
      { type: 'image/webp', srcSet: '/ridge.webp 640w', sizes: '300px' },
    ]);
  });

  test.each([
    { title: 'a space', url: '/my ridge.jpg', srcSet: '/my%20ridge.jpg 9w' },
    {
      title: 'an embedded `srcset` candidate',
      url: '/a.jpg 1w, https://evil.example/x',
      srcSet: '/a.jpg%201w,%20https://evil.example/x 9w',
    },
    { title: 'a trailing comma', url: '/a.jpg,', srcSet: '/a.jpg%2C 9w' },
    {
      title: 'a comma inside, which is valid',
      url: 'data:image/gif;base64,R0lG',
      srcSet: 'data:image/gif;base64,R0lG 9w',
    },
  ])('encodes a candidate URL that contains $title', ({ url, srcSet }) => {
    expect(pictureAttributes({ url: '/', candidates: [{ url, width: 9 }] }, '1px').image.srcSet).toBe(srcSet);
  });

  test('sets `src` last, because browsers start loading as soon as it is set', () => {
    expect(Object.keys(pictureAttributes({ url: '/', candidates }, '1px').image).at(-1)).toBe('src');
  });
});
