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
/** Not a data URL: Chromium picks the largest of these, because they don't need to be loaded. */
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
  // The pointer may still be where the previous test file left it.
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

describe('a thumbnail image', () => {
  test('is selected for the rendered width', async () => {
    const picture = await renderThumbnails([imageWith({ url: file(500), width: 500, height: 300, candidates })]);
    // (1440 px - 4 gaps) / 5 columns.
    expect(picture(0).sizes).toBe('285px');
    expect(picture(0).currentSrc).toBe(small?.url);
  });

  test('is selected to be large enough for a panorama to cover its box', async () => {
    const picture = await renderThumbnails([imageWith({ url: file(4000), width: 4000, height: 500, candidates })]);
    // 159.5 px high, with an aspect ratio of 8:1.
    expect(picture(0).sizes).toBe('1276px');
    expect(picture(0).currentSrc).toBe(large?.url);
  });

  test('covers its box by cropping instead of stretching', async () => {
    const picture = await renderThumbnails([imageWith({ url, width: 500, height: 300 })]);
    const { width, height } = picture(0).getBoundingClientRect();
    expect([width, height].map(Math.round)).toEqual([285, 159]);
    expect(getComputedStyle(picture(0)).objectFit).toBe('cover');
  });

  test('uses the best format supported by the browser', async () => {
    const formats = [
      { type: 'image/unknown', candidates: [{ url: '/never.unknown', width: 640 }] },
      { type: 'image/svg+xml', candidates: [{ url: paint(2), width: 640 }] },
    ];
    const picture = await renderThumbnails([imageWith({ url, formats })]);
    await vi.waitFor(() => expect(picture(0).currentSrc).toBe(paint(2)));
  });

  test('falls back to the full image if there is no thumbnail file', async () => {
    const picture = await renderThumbnails([imageWith(undefined, { url })]);
    expect(picture(0).src).toBe(url);
  });

  test('loads eagerly with high priority up to eagerCount, and lazily with low priority after that', async () => {
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
    'has a visually hidden alt text only next to a title (titleDisplay="%s")',
    async (titleDisplay, colour) => {
      const picture = await renderThumbnails([imageWith({ url })], { titleDisplay });
      expect(getComputedStyle(picture(0)).color).toBe(colour);
    },
  );

  test('is replaced by a tile with its title if it fails to load, and retried once back online', async () => {
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

describe('a custom image component', () => {
  const Framed = ({ alt, ...props }: ComponentPropsWithoutRef<'img'>) => <img data-framed="" alt={alt} {...props} />;

  test('renders thumbnails with the default attributes', async () => {
    const picture = await renderThumbnails([imageWith({ url, width: 500, candidates })], { imageComponent: Framed });
    expect(picture(0).dataset['framed']).toBe('');
    expect(picture(0).sizes).toBe('285px');
    expect(picture(0).alt).toBe('Ridge in haze');
  });

  test('can be provided through KitProvider', async () => {
    await render(
      <KitProvider imageComponent={Framed}>
        <ThumbnailGallery images={createArchive(2)} lightbox={false} />
      </KitProvider>,
    );
    expect(document.querySelectorAll('[data-framed]')).toHaveLength(2);
  });
});

describe('a thumbnail title', () => {
  test('is rendered as text even if it contains HTML', async () => {
    const title = '<img src=x onerror="document.title = 1"><b>bold</b>';
    const picture = await renderThumbnails([imageWith({ url }, { title })]);
    expect(thumbnail(0).querySelector('.loggia-thumbnail-title')?.textContent).toBe(title);
    expect(thumbnail(0).querySelectorAll('img')).toHaveLength(1);
    expect(picture(0).alt).toBe(title);
  });

  test.each([
    { titleDisplay: 'show' as const, opacity: '1' },
    { titleDisplay: 'hover' as const, opacity: '0' },
  ])('has opacity $opacity with titleDisplay="$titleDisplay"', async ({ titleDisplay, opacity }) => {
    await renderThumbnails([imageWith({ url })], { titleDisplay });
    const title = thumbnail(0).querySelector('.loggia-thumbnail-title') as HTMLElement;
    await vi.waitFor(() => expect(getComputedStyle(title).opacity).toBe(opacity));
  });

  test('is visible while the thumbnail has keyboard focus', async () => {
    await renderThumbnails([imageWith({ url })]);
    thumbnail(0).focus();
    const title = thumbnail(0).querySelector('.loggia-thumbnail-title') as HTMLElement;
    await vi.waitFor(() => expect(getComputedStyle(title).opacity).toBe('1'));
  });

  test.each(['show', 'hover'] as const)(
    'overlays the image, which is scaled on hover (titleDisplay="%s")',
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

  test('is not rendered with titleDisplay="none"', async () => {
    await renderThumbnails([imageWith({ url })], { titleDisplay: 'none' });
    expect(thumbnail(0).querySelector('.loggia-thumbnail-title')).toBeNull();
  });
});
