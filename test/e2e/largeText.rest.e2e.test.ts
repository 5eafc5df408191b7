import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openGallery } from './helpers/gallery.ts';
import { button, lightbox, openImage } from './helpers/lightbox.ts';
import { settle } from './helpers/settle.ts';
import { test } from './helpers/test.ts';

/** The minimum visible share of the image with the rating shown, and with rating and info shown. */
const BESIDE_STARS = 0.7;
const BESIDE_TEXT = 0.5;

const DESKTOP = { name: 'a desktop', least: 0.4, visitor: { viewport: { width: 1440, height: 900 } } };
const PHONE = {
  name: 'a phone',
  least: 0.3,
  visitor: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Opens an image with control bar and filmstrip, and doubles the text size. */
async function openLarge(page: Page, { hasInfo = true } = {}): Promise<void> {
  await openGallery(page, 'landscapes');
  await openImage(page, 4);
  await button(page, 'Share').waitFor();
  if (!hasInfo) await pressControl(page, 'Hide info');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settle(page);
}

/** Clicks a control in the bar, or in the overflow menu if the bar has no space for it. */
async function pressControl(page: Page, name: string): Promise<void> {
  const control = button(page, name);
  if (!(await control.first().isVisible())) await button(page, 'More').click();
  await control.first().click();
}

async function showRating(page: Page): Promise<void> {
  const votes = lightbox(page).locator('.loggia-votes');
  if (!(await votes.isVisible())) await pressControl(page, 'Show rating');
  await votes.waitFor();
  await settle(page);
}

/** The share of the stage's height that remains for the slides. */
const readRoom = (page: Page): Promise<number> =>
  lightbox(page).evaluate((dialog) => {
    const heightOf = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    return heightOf('.loggia-slides') / heightOf('.loggia-stage');
  });

/** The share of the image's height that no text covers. */
const readFreeShare = (page: Page): Promise<number> =>
  lightbox(page).evaluate((dialog) => {
    const picture = dialog.querySelector('[data-role=current] img')?.getBoundingClientRect();
    if (!picture) return Number.NaN;
    const texts = [...dialog.querySelectorAll('.loggia-info[data-shown], .loggia-foot-texts, .loggia-votes')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.getBoundingClientRect());
    const covered = texts.map(({ top, bottom }) => Math.min(bottom, picture.bottom) - Math.max(top, picture.top));
    return 1 - Math.max(0, ...covered) / picture.height;
  });

/** The controls that are cut off by the viewport, and the pairs that overlap. */
const readFaults = (page: Page): Promise<readonly string[]> =>
  lightbox(page).evaluate((dialog) => {
    const CONTROLS = 'button, a, [role=radio], .loggia-counter, .loggia-hits, .loggia-votes';
    const isSeen = (element: Element) =>
      !element.closest('[inert], .loggia-filmstrip-list') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const shown = [...dialog.querySelectorAll(CONTROLS)]
      .filter(isSeen)
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.className;
    const cut = shown.filter(
      ({ box }) => box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5,
    );
    const pairs = shown.flatMap((first, index) => shown.slice(index + 1).map((second) => ({ first, second })));
    const overlapping = pairs.filter(({ first, second }) => {
      if (first.element.contains(second.element) || second.element.contains(first.element)) return false;
      const width = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const height = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      return width > 1 && height > 1;
    });
    return [
      ...cut.map(({ element }) => `${nameOf(element)} is cut off`),
      ...overlapping.map(({ first, second }) => `${nameOf(first.element)} over ${nameOf(second.element)}`),
    ];
  });

describe.for([DESKTOP, PHONE])('the lightbox on $name at 200% text size', ({ least, visitor }) => {
  test.override('visitor', { ...visitor, reducedMotion: 'reduce' });

  test('leaves space for the image and shows all controls without clipping or overlaps', async ({ page }) => {
    await openLarge(page, { hasInfo: false });
    expect(await readRoom(page)).toBeGreaterThan(least);
    expect(await readFaults(page)).toEqual([]);
  });

  test('keeps most of the image visible while the rating is shown', async ({ page }) => {
    await openLarge(page, { hasInfo: false });
    await showRating(page);
    expect(await readFreeShare(page)).toBeGreaterThan(BESIDE_STARS);
    expect(await readFaults(page)).toEqual([]);
  });

  test('keeps half of the image visible while the info and rating are shown', async ({ page }) => {
    await openLarge(page);
    await lightbox(page).getByRole('region', { name: 'About this image' }).waitFor();
    await showRating(page);
    expect(await readFreeShare(page)).toBeGreaterThan(BESIDE_TEXT);
  });

  test('keeps the control bar’s menu within the viewport', async ({ page }) => {
    await openLarge(page);
    await button(page, 'More').click();
    const menu = lightbox(page).locator('.loggia-more-menu');
    await menu.waitFor();
    const { width: windowWidth, height: windowHeight } = visitor.viewport;
    const { x = -1, y = -1, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(windowWidth);
    expect(y + height).toBeLessThanOrEqual(windowHeight);
    expect(width).toBeLessThanOrEqual(Math.max(windowWidth / 2, 390));
    const last = menu.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    const end = await last.boundingBox();
    expect((end?.y ?? Number.NaN) + (end?.height ?? 0)).toBeLessThanOrEqual(windowHeight);
  });
});
