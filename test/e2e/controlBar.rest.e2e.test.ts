import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { attributeNow } from './helpers/attributeNow.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery, waitUntilAlive } from './helpers/gallery.ts';
import { button, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

async function openView(page: Page, view: 'pop-up' | 'elsewhere'): Promise<void> {
  await page.goto(`/views/${view}`, { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  await openImage(page, 4);
}

const group = (page: Page) => lightbox(page).getByRole('group', { name: 'Controls' });
const info = (page: Page) => lightbox(page).getByRole('region', { name: 'About this image' });

async function boxOf(page: Page, selector: string) {
  const box = await lightbox(page).locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const sizeOf = (page: Page) =>
  lightbox(page).evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);

const DESKTOP = {
  name: 'a desktop',
  viewport: { width: 1440, height: 900 },
  order: ['Show shop', 'Show comments', 'Hide rating', 'Zoom', 'Play slideshow', 'Hide info'],
};
const PHONE = {
  name: 'a phone',
  viewport: { width: 390, height: 844 },
  order: ['Show shop', 'Show comments', 'Hide info'],
};

async function chooseMore(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await button(page, name).click();
}

describe.for([DESKTOP, PHONE])('the lightbox on $name', ({ viewport, order }) => {
  test.override('visitor', { viewport });

  test('shows its controls in order and enlarges the slides when the controls are hidden', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 4);
    await button(page, 'Share').waitFor();
    const names = await group(page)
      .locator('button, a')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    expect(names.slice(0, -2)).toEqual(order);
    expect(names.slice(-2)).toEqual(['Share', 'More']);
    expect(await group(page).textContent()).toMatch(/^4 \/ 28/);

    const before = await boxOf(page, '.loggia-slides');
    await button(page, 'Hide controls').press('Enter');
    await expectSoon(async () => (await boxOf(page, '.loggia-slides')).height).toBeGreaterThan(before.height + 50);
    await button(page, 'Show controls').press('Enter');
    await expectSoon(async () => (await boxOf(page, '.loggia-slides')).height).toBe(before.height);
  });

  test('updates the image info without shifting the slides when navigating', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 4);
    await info(page).getByText('Larches in October').waitFor();
    const before = await boxOf(page, '.loggia-slides');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 5);
    await info(page).getByText('Larches in October').waitFor({ state: 'detached' });
    expect(await boxOf(page, '.loggia-slides')).toEqual(before);
  });

  test('positions its parts as configured', async ({ page }) => {
    await openView(page, 'elsewhere');
    await info(page).waitFor();
    const [bar, slides, strip] = await Promise.all(
      ['.loggia-control-bar', '.loggia-slides', '.loggia-filmstrip'].map((selector) => boxOf(page, selector)),
    );
    expect(bar?.y).toBe(0);
    expect(strip?.right).toBeLessThanOrEqual(slides?.x ?? 0);
    expect(await attributeNow(info(page), 'data-position')).toBe('top');
    expect(await attributeNow(info(page), 'data-align')).toBe('right');
    const middle = (slides?.y ?? 0) + (slides?.height ?? 0) / 2;
    const [stars, hits] = await Promise.all(
      ['.loggia-rating', '.loggia-hits'].map((selector) => boxOf(page, selector)),
    );
    expect(stars?.y).toBeGreaterThan(middle);
    expect(hits?.bottom).toBeLessThan(middle);
  });
});

test('a pop-up lightbox can be maximized and restored unless it is in fullscreen', async ({ page }) => {
  await openView(page, 'pop-up');
  expect(await sizeOf(page)).toEqual([800, 500]);
  await chooseMore(page, 'Maximize');
  await expectSoon(() => sizeOf(page)).toEqual([1280, 800]);
  await chooseMore(page, 'Restore');
  await expectSoon(() => sizeOf(page)).toEqual([800, 500]);
  await chooseMore(page, 'Fullscreen');
  await button(page, 'More').click();
  await button(page, 'Exit fullscreen').waitFor();
  await button(page, 'Maximize').waitFor({ state: 'detached' });
  await button(page, 'Exit fullscreen').click();
  await button(page, 'More').click();
  await button(page, 'Maximize').waitFor();
});
