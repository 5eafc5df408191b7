import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FeatureCarousel, KitProvider, type FeatureCarouselProps } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { slideElements } from './CarouselPage.tsx';

let root: Root | undefined;
const host = () => document.querySelector<HTMLElement>('#host') ?? document.body;

beforeEach(() => {
  document.body.style.margin = '0';
  document.body.innerHTML = '<div id="host"></div>';
});
afterEach(() => root?.unmount());

const carouselOf = (props: FeatureCarouselProps = {}, dir = 'ltr', nonce?: string | false) => (
  <KitProvider nonce={nonce}>
    <div dir={dir}>
      <FeatureCarousel images={paintedImages} label="Alps" lightbox={false} {...props} />
    </div>
  </KitProvider>
);

const viewport = () => document.querySelector('.loggia-carousel-viewport');
/** Left, top, width and height of each visible image. */
const places = () => {
  const seen = slideElements().filter((slide) => getComputedStyle(slide).opacity === '1');
  return new Map(
    seen.map((slide) => {
      const { left, top, width, height } = slide.getBoundingClientRect();
      return [slide.querySelector('img')?.alt, [left, top, width, height]];
    }),
  );
};

async function hydrate(element: ReturnType<typeof carouselOf>) {
  const recovered: unknown[] = [];
  root = hydrateRoot(host(), element, { onRecoverableError: (error) => recovered.push(error) });
  await vi.waitFor(() => expect(viewport()?.hasAttribute('data-ready')).toBe(true));
  expect(recovered).toEqual([]);
}

describe('a server-rendered feature carousel', () => {
  test.each([
    { width: 390, dir: 'ltr', options: {} },
    { width: 1440, dir: 'ltr', options: {} },
    { width: 1440, dir: 'rtl', options: {} },
    { width: 2560, dir: 'rtl', options: { columns: 3, ratio: 0.5 } },
    { width: 1000, dir: 'ltr', options: { images: paintedImages.slice(0, 4) } },
    { width: 1000, dir: 'rtl', options: { fitsContainer: false, imageWidth: 400, imageHeight: 200 } },
    { width: 640, dir: 'ltr', options: { imageWidth: 900, initialCount: 9 } },
    { width: 1000, dir: 'ltr', options: { imageWidth: 300, imageHeight: 300, minWidth: 0 } },
  ])('has its final layout before hydration ($width px, $dir, $options)', async ({ width, dir, options }) => {
    await page.viewport(width, 800);
    host().innerHTML = renderToString(carouselOf(options, dir, 'abc'));
    await nextPaint();
    const before = places();
    const heightBefore = viewport()?.getBoundingClientRect().height;
    await hydrate(carouselOf(options, dir, ''));
    await nextPaint();
    const after = places();
    expect([...before.keys()]).toEqual([...after.keys()]);
    expect(before.size).toBeGreaterThan(2);
    for (const [title, sides] of before) {
      for (const [side, value] of sides.entries()) expect(after.get(title)?.[side]).toBeCloseTo(value, 0);
    }
    expect(viewport()?.getBoundingClientRect().height).toBeCloseTo(heightBefore ?? Number.NaN, 1);
  });

  test('falls back to a row of uncropped images without a style element', async () => {
    await page.viewport(1000, 800);
    host().innerHTML = renderToString(carouselOf({}, 'ltr', false));
    await nextPaint();
    const lefts = [...places().values()].map(([left]) => left ?? Number.NaN);
    expect(lefts).toHaveLength(5);
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
    expect(new Set([...places().values()].map(([, , width]) => Math.round(width ?? 0)))).toEqual(new Set([500]));
  });
});
