import sharp from 'sharp';
import { LOAD_LIMIT_MS } from './withDemo.mjs';

const SETTLE_LIMIT_MS = 4000;
/** Maximum time to wait for a page to load. A server that has just started renders its thumbnails first. */
const LOADING_LIMIT_MS = 20_000;
/** The maximum height of a screenshot, in viewport heights. The rest is cropped. */
const WINDOWS_LIMIT = 4;

const isStill = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations > 1);

const isLoaded = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || bottom < 0 || top > innerHeight;
  });

/** Whether virtualized lists in the viewport have rendered their visible items. */
const isDrawn = () =>
  [...document.querySelectorAll('[data-thumbnails]')].every((list) => {
    const [isListSeen, ...areItemsSeen] = [list, ...list.querySelectorAll('li')]
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight);
    return !isListSeen || areItemsSeen.includes(true);
  });

/** Waits until nothing loads or moves, but no longer than a slideshow needs to move again. */
export async function settle(page) {
  const timeout = SETTLE_LIMIT_MS;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
  await page.waitForFunction(isStill, undefined, { timeout }).catch(() => undefined);
}

export async function openPage(context, address, path, direction) {
  const page = await context.newPage();
  page.setDefaultTimeout(LOAD_LIMIT_MS);
  await page.goto(address + path, { waitUntil: 'load' });
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
  await settle(page);
  return page;
}

/** Scrolls to a position in the page and returns the position reached. */
async function scrollTo(page, top) {
  const reached = await page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return window.scrollY;
  }, top);
  const timeout = LOADING_LIMIT_MS;
  await page.waitForFunction(isDrawn, undefined, { timeout }).catch(() => undefined);
  await page.waitForFunction(isLoaded, undefined, { timeout }).catch(() => undefined);
  await settle(page);
  return Math.round(reached);
}

/** Hides fixed and sticky elements while scrolling, so that they appear only in the first viewport. */
const hideStanding = () => {
  for (const element of document.body.querySelectorAll('*'))
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.visibility = 'hidden';
};

/**
 * Captures the whole page, or its first four viewport heights. Combines screenshots of the viewport: a full-page
 * screenshot would resize the viewport, which gives an emulated phone a mouse and leaves holes in virtualized lists.
 */
export async function shootPage(page) {
  const { width, height: windowHeight } = page.viewportSize();
  // Scroll through once, so that lazy content reaches its height.
  for (let part = 1; part < WINDOWS_LIMIT; part += 1) await scrollTo(page, part * windowHeight);
  const parts = [];
  let bottom = 0;
  while (parts.length < WINDOWS_LIMIT) {
    const top = await scrollTo(page, bottom);
    if (parts.length > 0) await page.evaluate(hideStanding);
    if (top + windowHeight <= bottom) break;
    const input = await page.screenshot({ scale: 'css' });
    parts.push({ input, top, left: 0 });
    bottom = top + windowHeight;
  }
  const canvas = { width, height: bottom, channels: 3, background: '#fff' };
  return sharp({ create: canvas }).composite(parts).png().toBuffer();
}
