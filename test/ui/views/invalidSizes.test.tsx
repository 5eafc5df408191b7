import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStaticAlbums } from '@loggia/hooks/static';
import {
  AlbumCompact,
  AlbumExtended,
  BlogGallery,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  JustifiedGallery,
  ThumbnailGallery,
} from '@loggia/ui';

const ODD: readonly (readonly [unknown])[] = [['1200px'], [-1200], [Infinity], [Number.NaN], [{}]];

const fileOf = (id: string, width: unknown, height: unknown) =>
  ({ url: `/${id}.jpg`, width, height }) as never as { url: string };
const imageOf = (id: string, width: unknown, height: unknown) => ({
  ...fileOf(id, width, height),
  id,
  title: `Ridge ${id}`,
  thumbnail: fileOf(`${id}-small`, width, height),
});
/** Three images, the second of which has these dimensions. */
const imagesOf = (width: unknown, height: unknown) => [
  imageOf('1', 500, 300),
  imageOf('2', width, height),
  imageOf('3', 500, 300),
];

const backend = createStaticAlbums({ album: { id: '1', title: 'Top', entries: [] } });
const levelOf = (width: unknown, height: unknown) => ({
  path: [{ kind: 'album', id: '1', page: 1, title: 'Top' } as const],
  album: {
    entries: [{ kind: 'gallery', id: '7', title: 'Ridge', cover: fileOf('7', width, height) } as const],
    page: 1,
    pageCount: 1,
  },
});

type Draw = (width: unknown, height: unknown) => ReactElement;
const PARTS: readonly (readonly [string, Draw])[] = [
  ['a thumbnail gallery', (...sides) => <ThumbnailGallery images={imagesOf(...sides)} />],
  ['a masonry gallery', (...sides) => <MasonryGallery images={imagesOf(...sides)} />],
  ['a vertical justified layout', (...sides) => <JustifiedGallery images={imagesOf(...sides)} />],
  ['a horizontal justified layout', (...sides) => <JustifiedGallery direction="rows" images={imagesOf(...sides)} />],
  ['a blog', (...sides) => <BlogGallery images={imagesOf(...sides)} />],
  ['an image browser', (...sides) => <ImageBrowser images={imagesOf(...sides).slice(1)} />],
  ['an inline slideshow', (...sides) => <InlineSlideshow images={imagesOf(...sides).slice(1)} />],
  ['a compact album', (...sides) => <AlbumCompact backend={backend} initialLevel={levelOf(...sides)} />],
  ['an extended album', (...sides) => <AlbumExtended backend={backend} initialLevel={levelOf(...sides)} />],
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(PARTS)('the server HTML of %s', (_part, draw) => {
  test.each(ODD)('treats the invalid dimension %o as unknown', (side) => {
    expect(renderToString(draw(side, 800))).toBe(renderToString(draw(undefined, 800)));
    expect(renderToString(draw(800, side))).toBe(renderToString(draw(800, undefined)));
    expect(vi.mocked(console.warn).mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('contains the known dimensions', () => {
    expect(renderToString(draw(800, 600))).not.toBe(renderToString(draw(undefined, undefined)));
  });
});
