import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { InlineSlideshowProps } from '@loggia/ui';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { expectShown, ready, SlideshowPage, stage } from './SlideshowPage.tsx';

const SIZES: Pick<InlineSlideshowProps, 'width' | 'height'> = { width: 1200, height: 750 };
const show = () => document.querySelector('.loggia-slideshow')?.getBoundingClientRect() ?? new DOMRect();

describe.each([
  [390, 844],
  [1440, 900],
  [1280, 640],
  [844, 390],
])('a slideshow in a %i × %i px viewport', (width, height) => {
  test.each<InlineSlideshowProps>([
    {},
    { filmstrip: 'dots' },
    { filmstripPosition: 'left' },
    { filmstripThickness: 90 },
  ])('fits the image and filmstrip into the viewport with %o', async (options) => {
    await page.viewport(width, height);
    await render(<SlideshowPage {...SIZES} {...options} />);
    await ready();
    expect(show().height).toBeLessThanOrEqual(height);
    expect(show().width).toBeLessThanOrEqual(width);
    const { width: stageWidth, height: stageHeight } = stage().getBoundingClientRect();
    expect(stageWidth / stageHeight).toBeCloseTo(1.6, 2);
  });
});

test('slideshow text has a legible size on a phone', async () => {
  await page.viewport(390, 844);
  const images = paintedImages.map((image) => ({ ...image, description: 'A view.' }));
  await render(<SlideshowPage {...SIZES} images={images} hasTitle hasDescription />);
  await expectShown('Image 1');
  for (const text of document.querySelectorAll('.loggia-slideshow-text > p')) {
    expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(14);
  }
  expect(document.querySelectorAll('.loggia-slideshow-text > p')).toHaveLength(2);
});

test('slideshow controls are dark and translucent with light icons, even in the light theme', async () => {
  await render(<SlideshowPage />);
  await ready();
  const buttons = document.querySelectorAll('.loggia-slideshow-container .loggia-button');
  expect(buttons).toHaveLength(3);
  for (const button of buttons) {
    const { backgroundColor, color, borderWidth } = getComputedStyle(button);
    expect([backgroundColor, color, borderWidth]).toEqual(['rgba(26, 26, 28, 0.7)', 'rgb(242, 242, 242)', '1px']);
  }
});
