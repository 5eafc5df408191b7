import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { flushSync } from 'react-dom';
import { FeatureCarousel, type FeatureCarouselProps } from '@loggia/ui';
import { createStaticBackend } from '@loggia/hooks/static';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { printPage } from '../../helpers/printPage.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { nextButton, slideElements } from './CarouselPage.tsx';

function FeaturePage({ width = 1000, ...props }: FeatureCarouselProps & { readonly width?: number }) {
  return (
    <main>
      <h1>Alps</h1>
      <div style={{ width }}>
        <FeatureCarousel images={paintedImages} label="Alps" durationMs={0} {...props} />
      </div>
    </main>
  );
}

const current = () => document.querySelector('.loggia-carousel-slide[data-current]');
const titleOf = (slide: Element | null) => slide?.querySelector('img')?.alt;
const widths = () =>
  slideElements()
    .filter((slide) => getComputedStyle(slide).opacity === '1')
    .map((slide) => Math.round(slide.getBoundingClientRect().width))
    .sort((left, right) => right - left);

describe('a feature carousel', () => {
  test('centers a large image between smaller ones that reach the edges', async () => {
    await render(<FeaturePage />);
    await expect.poll(widths).toEqual([500, 375, 375, 281, 281]);
    const [place, image] = [page.getByRole('group', { name: 'Alps' }).element(), current()].map((element) =>
      element?.getBoundingClientRect(),
    );
    const middle = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : Number.NaN);
    expect(middle(image)).toBeCloseTo(middle(place), 0);
    const lefts = slideElements().map((slide) => slide.getBoundingClientRect().left);
    expect(Math.min(...lefts)).toBeCloseTo(place?.left ?? Number.NaN, 0);
    await expectAccessible();
  });

  test.each([
    [2, [500, 375]],
    [4, [500, 375, 375, 281]],
  ])('fits all %i images into its container', async (count, expected) => {
    await render(<FeaturePage images={paintedImages.slice(0, count)} />);
    await expect.poll(widths).toEqual(expected);
    const place = page.getByRole('group', { name: 'Alps' }).element().getBoundingClientRect();
    for (const { left, right } of slideElements().map((slide) => slide.getBoundingClientRect())) {
      expect(left).toBeGreaterThanOrEqual(place.left - 0.5);
      expect(right).toBeLessThanOrEqual(place.right + 0.5);
    }
  });

  test('scales custom sizes down to its container', async () => {
    await render(<FeaturePage width={400} imageWidth={300} imageHeight={300} minWidth={0} />);
    await expect.poll(widths).toEqual([150, 113, 113, 84, 84]);
  });

  test.each([
    [390, 350, 281],
    [360, 240, 240],
    [768, 700, 480],
    [1440, 1344, 672],
    [2560, 1920, 960],
  ])(
    'keeps the center image large and the arrows below it in a %i px viewport and a %i px container',
    async (windowWidth, width, expected) => {
      await page.viewport(windowWidth, 900);
      await render(<FeaturePage width={width} />);
      await expect.poll(() => widths()[0]).toBe(expected);
      const image = current()?.getBoundingClientRect();
      expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(1.5, 1);
      for (const button of document.querySelectorAll('.loggia-carousel-stage button.loggia-button')) {
        const box = button.getBoundingClientRect();
        expect(box.top).toBeGreaterThan(image?.bottom ?? Infinity);
        expect(getComputedStyle(button).backgroundColor).toMatch(/^rgba\(26, 26, 28, 0\.7/);
        expect(getComputedStyle(button).color).toBe('rgb(242, 242, 242)');
        expect(getComputedStyle(button).borderWidth).toBe('1px');
      }
    },
  );

  test('loops, and centers a side image on click', async () => {
    await render(<FeaturePage />);
    await nextButton().click();
    await expect.poll(() => titleOf(current())).toBe('Image 2');
    const side = slideElements().find((slide) => titleOf(slide) === 'Image 5');
    await page.elementLocator(side ?? document.body).click({ position: { x: 5, y: 60 } });
    await expect.poll(() => titleOf(current())).toBe('Image 5');
    await nextButton().click();
    await expect.poll(() => titleOf(current())).toBe('Image 1');
  });

  test('makes all images except the center one inert, and opens the lightbox from the center image', async () => {
    await render(<FeaturePage />);
    await expect.poll(widths).toHaveLength(5);
    const reachable = slideElements().filter((slide) => !slide.querySelector('button')?.closest('[inert]'));
    expect(reachable.map(titleOf)).toEqual(['Image 1']);
    await page.getByRole('button', { name: 'Image 1' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Next image' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => titleOf(current())).toBe('Image 2');
    await expect.poll(() => document.activeElement?.closest('.loggia-carousel-slide')).toBe(current());
  });

  test('pauses while the lightbox is open, and follows a lightbox with a different image order', async () => {
    const backend = createStaticBackend({ images: [...paintedImages].reverse() });
    const source = createStaticBackend({ images: paintedImages }).gallery;
    await render(<FeaturePage images={undefined} source={source} backend={backend} autoplay isStarted />);
    await page.getByRole('button', { name: 'Image 1', exact: true }).click();
    await page.getByRole('button', { name: 'Previous image' }).click();
    await expect.poll(() => titleOf(current())).toBe('Image 2');
    expect(document.querySelector('.loggia-feature')?.hasAttribute('data-playing')).toBe(false);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => document.activeElement?.closest('.loggia-carousel-slide')).toBe(current());
    expect(titleOf(current())).toBe('Image 2');
  });

  test('supports hidden arrows, a hidden play button, and visible titles', async () => {
    await render(<FeaturePage arrows={false} playButton={false} hasTitles />);
    await expect.element(page.getByText('Image 1')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /slide/i })).not.toBeInTheDocument();
  });

  test('hydrates server-rendered elements, keeps focus, and handles a click right after hydration', async () => {
    const { hydrate } = printPage(<FeaturePage />);
    const printed = slideElements();
    expect(printed.map(titleOf)).toEqual(['Image 1', 'Image 2', 'Image 3', 'Image 4', 'Image 5']);
    expect(widths()).toEqual([500, 375, 375, 281, 281]);
    const next = document.querySelector<HTMLElement>('.loggia-arrow-next');
    next?.focus();
    flushSync(hydrate);
    next?.click();
    await expect.poll(() => titleOf(current())).toBe('Image 2');
    expect(slideElements()).toEqual(printed);
    expect(document.activeElement).toBe(next);
  });

  test('shows a message if there are no images', async () => {
    await render(<FeaturePage images={[]} />);
    await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
    expect(slideElements()).toHaveLength(0);
  });
});
