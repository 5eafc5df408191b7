import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { wearDocumentedRules } from './documentedRules.ts';
import { CAROUSEL_WIDTH_PX, ThemedCarousel } from './ThemedCarousel.tsx';

const GAP_PX = 10;
const HALF_PX = (CAROUSEL_WIDTH_PX - GAP_PX) / 2;
const SLOW_MS = 60_000;

wearDocumentedRules();

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const viewport = () => element('.viewport');
const slides = () => [...document.querySelectorAll<HTMLElement>('.slide')];
const next = () => page.getByRole('button', { name: 'Next slide' });
const previous = () => page.getByRole('button', { name: 'Previous slide' });
const animations = () => viewport().getAnimations({ subtree: true });

/** Maps the text of each slide in the viewport to its distance from the start of the viewport. */
function readView(): Readonly<Record<string, number>> {
  const box = viewport().getBoundingClientRect();
  const isRightToLeft = getComputedStyle(viewport()).direction === 'rtl';
  const placed = slides()
    .filter((slide) => getComputedStyle(slide).visibility === 'visible')
    .map((slide) => ({ text: slide.textContent, isInert: slide.inert, place: slide.getBoundingClientRect() }))
    .filter(({ place }) => place.right > box.left + 1 && place.left < box.right - 1)
    .map(({ text, isInert, place }) => {
      const distance = Math.round(isRightToLeft ? box.right - place.right : place.left - box.left);
      return [isInert ? `${text}, which is inert` : text, distance] as const;
    });
  return Object.fromEntries(placed);
}

describe('a carousel styled with only the documented rules', () => {
  test.for(['ltr', 'rtl'] as const)('wraps in both directions with a gap between slides (%s)', async (dir) => {
    await render(<ThemedCarousel dir={dir} items={2} gap={GAP_PX} loop />);
    const both = (first: number, second: number) => ({ [first]: 0, [second]: HALF_PX + GAP_PX });
    await expect.poll(readView).toEqual(both(1, 2));
    expect(slides().map((slide) => slide.offsetWidth)).toEqual(slides().map(() => HALF_PX));
    for (const [first, second] of [
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 1],
    ] as const) {
      await next().click();
      await expect.poll(readView).toEqual(both(first, second));
    }
    await previous().click();
    await expect.poll(readView).toEqual(both(4, 5));
  });

  test.for(['ltr', 'rtl'] as const)('shows both slides while wrapping around (%s)', async (dir) => {
    await render(<ThemedCarousel dir={dir} count={2} loop durationMs={SLOW_MS} />);
    await previous().click();
    await expect.poll(animations).toHaveLength(1);
    for (const animation of animations()) animation.currentTime = SLOW_MS / 2;
    expect(Object.keys(readView())).toHaveLength(2);
  });

  test('shows both slides during a fade and only one afterward', async () => {
    await render(<ThemedCarousel effect="fade" loop durationMs={SLOW_MS} />);
    expect(readView()).toEqual({ 1: 0 });
    await next().click();
    await expect.poll(animations).toHaveLength(2);
    expect(readView()).toEqual({ '1, which is inert': 0, 2: 0 });
    for (const animation of animations()) animation.finish();
    await expect.poll(readView).toEqual({ 2: 0 });
  });

  test('is as tall as the current slide with `autoHeight`, and otherwise as tall as the tallest slide', async () => {
    const heights = [100, 300, 200];
    const heightOf = () => Math.round(viewport().getBoundingClientRect().height);
    const screen = await render(<ThemedCarousel heights={heights} autoHeight />);
    await expect.poll(heightOf).toBe(100);
    await next().click();
    await expect.poll(heightOf).toBe(300);
    await screen.rerender(<ThemedCarousel heights={heights} />);
    await expect.poll(heightOf).toBe(300);
    await previous().click();
    await expect.poll(readView).toEqual({ 1: 0 });
    expect(heightOf()).toBe(300);
  });
});
