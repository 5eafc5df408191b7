// @own-page
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { ComponentPropsWithoutRef } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { KitProvider, ThumbnailGallery } from '@loggia/ui';
import { mouse } from '../../helpers/fingers.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, paint, thumbnail } from './galleryFixtures.tsx';

const url = paint(0);
/** Not painted into the address: of such files Chromium takes the largest, because they cost nothing to load. */
const file = (width: number) =>
  URL.createObjectURL(new Blob([decodeURIComponent(paint(1, width).split(',')[1] ?? '')], { type: 'image/svg+xml' }));
const candidates = [320, 640, 1280].map((width) => ({ url: file(width), width }));
const [small, , large] = candidates;

const imageWith = (thumbnailFile: GalleryImage['thumbnail'], rest: Partial<GalleryImage> = {}): GalleryImage => ({
  id: '1',
  url: '/photos/1.jpg',
  title: 'Ridge in haze',
  ...rest,
  thumbnail: thumbnailFile,
});

beforeEach(async () => {
  await page.viewport(1440, 900);
  document.body.style.margin = '0';
  // The pointer stands where the file before left it.
  await mouse('mouseMoved', { x: 1439, y: 899 });
});

async function renderThumbnails(
  images: readonly GalleryImage[],
  props: Partial<ComponentPropsWithoutRef<typeof ThumbnailGallery>> = {},
) {
  await render(<ThumbnailGallery images={images} lightbox={false} {...props} />);
  await nextPaint();
  return (index: number) => thumbnail(index).querySelector('img') as HTMLImageElement;
}

describe('a thumbnail’s picture', () => {
  test('is chosen for the real width of its place', async () => {
    const picture = await renderThumbnails([imageWith({ url: file(500), width: 500, height: 300, candidates })]);
    // 1440 pixels, less four gaps, in five columns.
    expect(picture(0).sizes).toBe('285px');
    expect(picture(0).currentSrc).toBe(small?.url);
  });

  test('has the pixels that a panorama needs to cover its place', async () => {
    const picture = await renderThumbnails([imageWith({ url: file(4000), width: 4000, height: 500, candidates })]);
    // 159.5 pixels high, eight times as wide.
    expect(picture(0).sizes).toBe('1276px');
    expect(picture(0).currentSrc).toBe(large?.url);
  });

  test('covers its place and is cut, never stretched', async () => {
    const picture = await renderThumbnails([imageWith({ url, width: 500, height: 300 })]);
    const { width, height } = picture(0).getBoundingClientRect();
    expect([width, height].map(Math.round)).toEqual([285, 159]);
    expect(getComputedStyle(picture(0)).objectFit).toBe('cover');
  });

  test('takes the best format that the browser can show', async () => {
    const formats = [
      { type: 'image/unknown', candidates: [{ url: '/never.unknown', width: 640 }] },
      { type: 'image/svg+xml', candidates: [{ url: paint(2), width: 640 }] },
    ];
    const picture = await renderThumbnails([imageWith({ url, formats })]);
    await vi.waitFor(() => expect(picture(0).currentSrc).toBe(paint(2)));
  });

  test('stands in for a missing thumbnail as the image itself', async () => {
    const picture = await renderThumbnails([imageWith(undefined, { url })]);
    expect(picture(0).src).toBe(url);
  });

  test('loads urgently near the top if the page says so, lazily and with low priority after that', async () => {
    const picture = await renderThumbnails(createArchive(30), { priority: true, eagerCount: 6 });
    expect([picture(5).loading, picture(6).loading]).toEqual(['eager', 'lazy']);
    expect([picture(5).fetchPriority, picture(6).fetchPriority]).toEqual(['high', 'low']);
    expect(picture(0).decoding).toBe('async');
    expect([picture(0).getAttribute('width'), picture(0).getAttribute('height')]).toEqual(['500', '300']);
  });

  test.each([
    ['show', 'rgba(0, 0, 0, 0)'],
    ['none', 'rgb(0, 0, 0)'],
  ] as const)(
    'keeps the alternative text from being painted only next to a title: %s',
    async (titleDisplay, colour) => {
      const picture = await renderThumbnails([imageWith({ url })], { titleDisplay });
      expect(getComputedStyle(picture(0)).color).toBe(colour);
    },
  );

  test('leaves a plain tile with its name in the middle when it fails, and is tried again once online', async () => {
    const broken = 'data:image/png;base64,broken';
    await renderThumbnails([imageWith({ url: broken }), imageWith({ url }, { id: '2' })]);
    await vi.waitFor(() => expect(thumbnail(0).hasAttribute('data-failed')).toBe(true));
    expect(thumbnail(0).textContent).toBe('Ridge in haze');
    expect(thumbnail(0).querySelector('img')).toBeNull();
    const tile = thumbnail(0).getBoundingClientRect();
    expect(tile.height).toBeCloseTo(159.5, 0);
    const words = document.createRange();
    words.selectNodeContents(thumbnail(0));
    const name = words.getBoundingClientRect();
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    expect(Math.abs(middleOf(name) - middleOf(tile))).toBeLessThan(1);
    expect(thumbnail(1).hasAttribute('data-failed')).toBe(false);
    const retried = new Promise<void>((resolve) => {
      new MutationObserver(() => thumbnail(0).querySelector('img') && resolve()).observe(thumbnail(0), {
        childList: true,
      });
    });
    window.dispatchEvent(new Event('online'));
    await retried;
  });
});

describe('a picture element of the site’s own', () => {
  const Framed = ({ alt, ...props }: ComponentPropsWithoutRef<'img'>) => <img data-framed="" alt={alt} {...props} />;

  test('draws every thumbnail, with the attributes that ours would have', async () => {
    const picture = await renderThumbnails([imageWith({ url, width: 500, candidates })], { imageComponent: Framed });
    expect(picture(0).dataset['framed']).toBe('');
    expect(picture(0).sizes).toBe('285px');
    expect(picture(0).alt).toBe('Ridge in haze');
  });

  test('may be given once for the whole site', async () => {
    await render(
      <KitProvider imageComponent={Framed}>
        <ThumbnailGallery images={createArchive(2)} lightbox={false} />
      </KitProvider>,
    );
    expect(document.querySelectorAll('[data-framed]')).toHaveLength(2);
  });
});

describe('a title', () => {
  test('is text, whatever it holds', async () => {
    const title = '<img src=x onerror="document.title = 1"><b>bold</b>';
    const picture = await renderThumbnails([imageWith({ url }, { title })]);
    expect(thumbnail(0).querySelector('.loggia-thumbnail-title')?.textContent).toBe(title);
    expect(thumbnail(0).querySelectorAll('img')).toHaveLength(1);
    expect(picture(0).alt).toBe(title);
  });

  test.each([
    { titleDisplay: 'show' as const, opacity: '1' },
    { titleDisplay: 'hover' as const, opacity: '0' },
  ])('is seen when the page says "$titleDisplay"', async ({ titleDisplay, opacity }) => {
    await renderThumbnails([imageWith({ url })], { titleDisplay });
    const title = thumbnail(0).querySelector('.loggia-thumbnail-title') as HTMLElement;
    await vi.waitFor(() => expect(getComputedStyle(title).opacity).toBe(opacity));
  });

  test('is seen when its thumbnail has keyboard focus', async () => {
    await renderThumbnails([imageWith({ url })]);
    thumbnail(0).focus();
    const title = thumbnail(0).querySelector('.loggia-thumbnail-title') as HTMLElement;
    await vi.waitFor(() => expect(getComputedStyle(title).opacity).toBe('1'));
  });

  test.each(['show', 'hover'] as const)(
    'lies over the picture that grows under the pointer ("%s")',
    async (titleDisplay) => {
      const picture = await renderThumbnails([imageWith({ url })], { titleDisplay });
      const title = thumbnail(0).querySelector('.loggia-thumbnail-title') as HTMLElement;
      const { left, right, bottom } = title.getBoundingClientRect();
      const place = { x: (left + right) / 2, y: bottom - 12 };
      await mouse('mouseMoved', place);
      await vi.waitFor(() => expect(getComputedStyle(picture(0)).scale).toBe('1.08'));
      await vi.waitFor(() => expect(getComputedStyle(title).opacity).toBe('1'));
      expect(document.elementFromPoint(place.x, place.y)).toBe(title);
    },
  );

  test('is not printed at all where none is wanted', async () => {
    await renderThumbnails([imageWith({ url })], { titleDisplay: 'none' });
    expect(thumbnail(0).querySelector('.loggia-thumbnail-title')).toBeNull();
  });
});
