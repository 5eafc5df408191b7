import type { UseFeatureCarouselResult } from '@loggia/hooks';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { wearDocumentedRules } from './documentedRules.ts';
import { ThemedFeature } from './ThemedFeature.tsx';

wearDocumentedRules();

const viewport = () => document.querySelector<HTMLElement>('.viewport');
const middleOf = ({ left, width }: DOMRect) => left + width / 2;

/** Lists the visible images from left to right, with their width and distance from the middle. */
function readView() {
  const box = viewport()?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll<HTMLElement>('.slide')]
    .filter((slide) => getComputedStyle(slide).opacity === '1')
    .map((slide) => ({ name: slide.textContent, place: slide.getBoundingClientRect() }))
    .sort((one, other) => one.place.left - other.place.left)
    .map(({ name, place }) => [name, Math.round(place.width), Math.round(middleOf(place) - middleOf(box))]);
}

describe('a feature carousel with only the documented rules', () => {
  test.for(['ltr', 'rtl'] as const)('spans its container with the large image in the middle (%s)', async (dir) => {
    await render(<ThemedFeature dir={dir} />);
    const names = ['Image 6', 'Image 7', 'Image 1', 'Image 2', 'Image 3'];
    if (dir === 'rtl') names.reverse();
    const widths = [169, 225, 300, 225, 169];
    await expect
      .poll(() => readView().map(([name, width]) => [name, width]))
      .toEqual(names.map((name, at) => [name, widths[at]]));
    const [first, , middle, , last] = readView();
    expect([first?.[2], middle?.[2], last?.[2]]).toEqual([-416, 0, 416]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  test('shrinks in a narrow container', async () => {
    await render(<ThemedFeature width={400} />);
    await expect.poll(() => readView().map(([, width]) => width)).toEqual([84, 113, 150, 113, 84]);
    expect(document.querySelector<HTMLElement>('.slide')?.offsetHeight).toBe(150);
  });

  test('moves a small image to the middle when clicked', async () => {
    await render(<ThemedFeature />);
    await expect.poll(readView).toHaveLength(5);
    const { left = 0, top = 0 } = viewport()?.getBoundingClientRect() ?? {};
    const pressed = document.elementFromPoint(left + 5, top + 150);
    await page.elementLocator(pressed ?? document.body).click({ position: { x: 5, y: 60 } });
    await expect.poll(() => document.querySelector('.slide[data-current]')?.textContent).toBe('Image 6');
  });
});

test('a feature carousel moves focus to the viewport when the focused image leaves the middle', async () => {
  let carousel: UseFeatureCarouselResult | undefined;
  await render(<ThemedFeature onReady={(newest) => (carousel = newest)} />);
  await expect.poll(readView).toHaveLength(5);
  page.getByRole('link', { name: 'Image 1' }).element().focus();
  carousel?.next();
  await expect.poll(() => document.querySelector('.slide[data-current]')?.textContent).toBe('Image 2');
  expect(document.activeElement).toBe(viewport());
});
