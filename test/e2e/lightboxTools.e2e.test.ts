import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openGallery } from './helpers/gallery.ts';
import { button, expectClosed, expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

/** Swipes across the center of the image by a distance in pixels. The timestamps make it last about 150 ms, however slow the machine is. */
async function swipe(page: Page, across: number, along: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const startMs = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) => {
    const point = { x: 195 + across * (step / 8 - 0.5), y: 380 + along * (step / 8 - 0.5) };
    const timestamp = (startMs + step * 16) / 1000;
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [point],
      timestamp,
    });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step);
  await touch('touchEnd', 9);
}

/** Pinches at the center of the image from one distance to another, in pixels. */
async function spread(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', distance: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ id, x: 195 + (side * distance) / 2, y: 380 })),
    });
  await touch('touchStart', from);
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', from + ((to - from) * part) / 8);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('an open lightbox', () => {
  test('saves a comment and shows it as plain text after a reload', async ({ page }) => {
    const text = 'Gold, and <b>then</b> the needles fell.';
    await openGallery(page, 'landscapes');
    await openImage(page, 6);
    await button(page, 'Show comments').click();
    await button(page, 'Submit').click();
    await lightbox(page).getByText('Comment field is required.').waitFor();
    await lightbox(page).getByLabel('Name').fill('Ada');
    await lightbox(page).getByLabel('Email').fill('ada@example.com');
    await lightbox(page).getByRole('textbox', { name: 'Comment' }).fill(text);
    await button(page, 'Submit').click();
    await lightbox(page).getByText('Your comment was added.').last().waitFor();

    await page.reload();
    await expectSlide(page, 6);
    await button(page, 'Show comments').click();
    await lightbox(page).getByRole('listitem').getByText(text).waitFor();
  });

  test('accepts one rating per image and remembers it after a reload', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 7);
    await lightbox(page).getByRole('radio', { name: '4 of 5 stars' }).click();
    await lightbox(page).getByText('You have already rated.').waitFor();

    await page.reload();
    await expectSlide(page, 7);
    await lightbox(page).getByText('Votes: 1').waitFor();
    expect(await lightbox(page).getByRole('radio').count()).toBe(0);
  });

  test('adds a print to the cart and shows it on the checkout page', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 4);
    await button(page, 'Show shop').click();
    await lightbox(page).getByLabel('Baryta').check();
    await button(page, 'Add to cart').click();
    await lightbox(page).getByText('1 item').waitFor();
    await button(page, 'View cart').click();
    await page.waitForURL('**/checkout/');
    await page.getByText('Postcard, set of ten').first().waitFor();
  });

  test('shares through plain links and closes the share menu before the lightbox on Escape', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 5);
    await button(page, 'Share').click();
    const facebook = lightbox(page).getByRole('link', { name: 'Facebook' });
    expect(await facebook.getAttribute('href')).toMatch(/^https:\/\/www\.facebook\.com\//);
    expect(await facebook.getAttribute('rel')).toContain('noopener');
    await page.keyboard.press('Escape');
    await facebook.waitFor({ state: 'hidden' });
    await expectSlide(page, 5);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('zooms in and out with the keyboard', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 5);
    await button(page, 'Share').waitFor();
    await page.keyboard.press('+');
    await lightbox(page).locator('.loggia-slides[data-zoomed]').waitFor();
    await page.keyboard.press('0');
    await lightbox(page).locator('.loggia-slides[data-zoomed]').waitFor({ state: 'detached' });
  });
});

describe('lightbox touch gestures', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pinching zooms in and out without changing the slide', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 5);
    await button(page, 'Share').waitFor();
    await spread(page, 40, 260);
    await lightbox(page).locator('.loggia-slides[data-zoomed]').waitFor();
    await spread(page, 260, 40);
    await lightbox(page).locator('.loggia-slides[data-zoomed]').waitFor({ state: 'detached' });
    await expectSlide(page, 5);
  });

  test('swiping sideways changes the slide, and swiping down closes the lightbox', async ({ page }) => {
    await openGallery(page, 'landscapes');
    await openImage(page, 5);
    await button(page, 'Share').waitFor();
    await swipe(page, -220, 0);
    await expectSlide(page, 6);
    await swipe(page, 220, 0);
    await expectSlide(page, 5);
    await swipe(page, 0, 400);
    await expectClosed(page);
  });
});
