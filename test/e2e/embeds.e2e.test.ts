import type { FrameLocator, Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { attributeNow } from './helpers/attributeNow.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { thumbnails, waitUntilAlive } from './helpers/gallery.ts';
import { button, currentSlide, expectClosed, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

/** Positions in the page's list, counted from 1. */
const [YOUTUBE, VIMEO, FACEBOOK, FILE, INSTAGRAM_POST, UNKNOWN] = [2, 3, 5, 7, 9, 10];
const COUNT = 15;
const INTERVAL_MS = 4000;
const CHANGE_MS = 1000;

async function openEmbeds(page: Page, number: number, { asksFirst = false } = {}): Promise<void> {
  await page.goto('/pages/embeds', { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  if (!asksFirst) await page.getByLabel('Ask before loading').uncheck();
  await thumbnails(page)
    .nth(number - 1)
    .click();
  await expectPlace(page, number);
}

/** Like `expectSlide`, but also for slides without an image. */
async function expectPlace(page: Page, number: number): Promise<void> {
  await expectSoon(() => attributeNow(currentSlide(page), 'aria-label')).toMatch(new RegExp(`^${number} of ${COUNT}`));
}

const frames = (page: Page): Locator => lightbox(page).locator('iframe');
const player = (page: Page): FrameLocator => currentSlide(page).frameLocator('iframe');

/** Expects the stub player of a provider to report a state. */
async function expectState(page: Page, provider: string, state: string): Promise<void> {
  const frame = lightbox(page).frameLocator(`iframe[title^="${provider}"]`);
  await expectSoon(() => attributeNow(frame.locator('body'), 'data-state')).toBe(state);
}

/** Expects the player to be loaded, and the page to have subscribed to its messages. */
async function expectListening(page: Page): Promise<void> {
  await expectSoon(() => attributeNow(player(page).locator('body'), 'data-listener')).toBe('there');
}

describe('embeds in the lightbox', () => {
  // Chromium warns because the stubs are same-origin pages of the demo; a real provider's frame has another origin.
  test.override('expectedComplaints', [/allow-scripts and allow-same-origin/]);

  test('a video pauses when navigating to another slide and stays paused when navigating back', async ({ page }) => {
    await openEmbeds(page, YOUTUBE);
    await expectListening(page);
    await player(page).getByRole('button', { name: 'Play' }).click();
    await expectState(page, 'YouTube', 'playing');
    // The click went into the frame, but the lightbox still handles keys.
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, VIMEO);
    await expectState(page, 'YouTube', 'paused');
    await expectListening(page);
    await player(page).getByRole('button', { name: 'Play' }).click();
    await expectState(page, 'Vimeo', 'playing');
    await page.keyboard.press('ArrowLeft');
    await expectPlace(page, YOUTUBE);
    await expectState(page, 'Vimeo', 'paused');
    await expectState(page, 'YouTube', 'paused');
  });

  test('a frame loads only for the current slide and is removed on close', async ({ page }) => {
    await openEmbeds(page, FACEBOOK);
    await expectSoon(() => frames(page).count()).toBe(1);
    expect(await attributeNow(frames(page), 'title')).toBe('Facebook: Facebook video');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('the slideshow pauses while a video plays and resumes once the video has ended', async ({ page }) => {
    await page.clock.install();
    await openEmbeds(page, 1);
    await button(page, 'Play slideshow').click();
    await page.clock.runFor(INTERVAL_MS + CHANGE_MS);
    await expectPlace(page, YOUTUBE);
    await expectListening(page);
    await player(page).getByRole('button', { name: 'Play' }).click();
    await expectState(page, 'YouTube', 'playing');
    await page.clock.runFor(4 * INTERVAL_MS);
    await expectPlace(page, YOUTUBE);
    await player(page).getByRole('button', { name: 'End' }).click();
    await expectState(page, 'YouTube', 'ended');
    await page.clock.runFor(INTERVAL_MS + CHANGE_MS);
    await expectPlace(page, VIMEO);
  });

  test('focus can move into and out of a frame with the keyboard', async ({ page }) => {
    await openEmbeds(page, YOUTUBE);
    await expectListening(page);
    const play = player(page).getByRole('button', { name: 'Play' });
    const isInFrame = () => page.evaluate(() => document.activeElement?.nodeName === 'IFRAME');
    while (!(await isInFrame())) await page.keyboard.press('Shift+Tab');
    await play.focus();
    await page.keyboard.press('Enter');
    await expectState(page, 'YouTube', 'playing');
    for (let presses = 0; presses < 5 && (await isInFrame()); presses += 1) await page.keyboard.press('Tab');
    expect(await isInFrame()).toBe(false);
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, VIMEO);
  });

  test('a video file plays without a frame and pauses when navigating to another slide', async ({ page }) => {
    await openEmbeds(page, FILE);
    const video = currentSlide(page).locator('video');
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, FILE + 1);
    const paused = lightbox(page).locator('video').last();
    await expectSoon(() => paused.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });

  test('a post loads in a frame, and an unsupported item links to its original page', async ({ page }) => {
    await openEmbeds(page, INSTAGRAM_POST);
    await player(page).getByText('A stub of instagram.').waitFor();
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, UNKNOWN);
    await currentSlide(page).getByText('This item cannot be shown here.').waitFor();
    await currentSlide(page).getByRole('link', { name: 'Open the original page' }).waitFor();
  });

  test('nothing is requested from a provider without consent, and "Always load" is remembered', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openEmbeds(page, YOUTUBE, { asksFirst: true });
    await button(page, 'Load from YouTube').waitFor();
    expect(asked.filter((path) => path.startsWith('/wp-providers/'))).toEqual([]);
    await button(page, 'Always load from YouTube').click();
    await expectListening(page);
    await page.keyboard.press('ArrowRight');
    await button(page, 'Load from Vimeo').waitFor();

    await openEmbeds(page, YOUTUBE, { asksFirst: true });
    await expectListening(page);
    expect(await button(page, 'Load from YouTube').count()).toBe(0);
  });
});

describe('the Content Security Policy', () => {
  const policyOf = async (path: string) => (await fetchPage(path)).headers['content-security-policy'];

  test('allows frames only on the embeds page', async () => {
    expect(await policyOf('/pages/embeds')).toMatch(/frame-src 'self'; media-src 'self';.*frame-ancestors 'none'/);
    expect(await policyOf('/wp-providers/vimeo/video/1')).toMatch(/frame-src 'none';.*frame-ancestors 'self'/);
    expect(await policyOf('/pages/plain-data')).toMatch(/frame-src 'none';.*frame-ancestors 'none'/);
  });
});
