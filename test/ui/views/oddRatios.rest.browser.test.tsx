import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BlogGallery, FeatureCarousel, ImageBrowser, InlineSlideshow } from '@loggia/ui';
import { MAX_IMAGE_RATIO } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks';

const PLACE_PX = 700;
const LEAST_PRESSED_PX = 24;

const painted = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`)}`;

interface Kind {
  readonly width: number;
  readonly height: number;
  readonly isTold: boolean;
}

const kinds: readonly Kind[] = [
  { width: 10_000, height: 100, isTold: true },
  { width: 100, height: 10_000, isTold: true },
  { width: 10_000, height: 100, isTold: false },
  { width: 1000, height: 100_000, isTold: false },
];

const imageOf = ({ width, height, isTold }: Kind): GalleryImage => ({
  id: '1',
  title: 'A line',
  url: painted(width, height),
  ...(isTold ? { width, height } : undefined),
});

const views = [
  ['a blog', BlogGallery],
  ['an image browser', ImageBrowser],
  ['an inline slideshow', InlineSlideshow],
  ['a feature carousel', FeatureCarousel],
] as const;

test('an image browser preserves the aspect ratio of a tall image', async () => {
  await render(
    <div style={{ width: PLACE_PX }}>
      <ImageBrowser images={[imageOf({ width: 800, height: 1200, isTold: true })]} />
    </div>,
  );
  const picture = () => document.querySelector('img');
  await expect.poll(() => picture()?.naturalWidth).toBe(800);
  // The box has the container's aspect ratio, and the image keeps its own inside it.
  expect(getComputedStyle(picture() as HTMLImageElement).objectFit).toBe('contain');
  expect(picture()?.getBoundingClientRect().height).toBeLessThanOrEqual(0.75 * window.innerHeight);
});

describe.each(views)('%s', (_, View) => {
  test.each(kinds)(
    'keeps an image of $width × $height px visible and clickable (known size: $isTold)',
    async (kind) => {
      await render(
        <div style={{ width: PLACE_PX }}>
          <View images={[imageOf(kind), { ...imageOf(kind), id: '2' }]} />
        </div>,
      );
      const boxOf = () => document.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      const sides = () => [boxOf().width, boxOf().height];
      await expect.poll(() => Math.min(...sides())).toBeGreaterThanOrEqual(LEAST_PRESSED_PX);
      await expect.poll(() => Math.max(...sides()) / Math.min(...sides())).toBeLessThan(MAX_IMAGE_RATIO + 0.1);
      const shape = kind.width > kind.height ? 'wide' : 'tall';
      const stage = () => document.querySelector('img')?.closest('.loggia-carousel-slide, [data-shape]');
      await expect.poll(() => stage()?.getAttribute('data-shape') ?? shape).toBe(shape);
      await expect.poll(() => stage() !== null).toBe(true);
      expect(boxOf().width).toBeLessThanOrEqual(PLACE_PX);
      expect(boxOf().height).toBeLessThanOrEqual(MAX_IMAGE_RATIO * PLACE_PX);
    },
  );
});
