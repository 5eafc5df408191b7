import type { CDPSession, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { test } from './helpers/test.ts';
import { demoUrl } from './helpers/demoUrl.ts';

interface HeardPage {
  /** The result of `play()` with sound before any user interaction. */
  before?: string;
  /** For each later `playing` event, whether it has sound. */
  readonly heard: boolean[];
}

/** Runs in the page: plays a video before any user interaction, and records each later `playing` event. */
function watchPlays(clip: string): void {
  const page: HeardPage = { heard: [] };
  Reflect.set(window, 'heardPage', page);
  const early = document.createElement('video');
  early.src = clip;
  early.play().then(
    () => (page.before = 'plays'),
    (error: Error) => (page.before = error.name),
  );
  document.addEventListener('playing', ({ target }) => page.heard.push(!(target as HTMLVideoElement).muted), true);
}

/**
 * The center of an element. Uses the DevTools protocol directly: scripts that Playwright runs in a page count as user activation.
 */
async function middleOf(session: CDPSession, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('DOM.scrollIntoViewIfNeeded', { nodeId });
  const { model } = await session.send('DOM.getBoxModel', { nodeId });
  const [left = 0, top = 0, , , right = 0, bottom = 0] = model.border;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The center of an element once its position is stable. Content above may still move it. */
async function restingMiddleOf(
  session: CDPSession,
  selector: string,
): Promise<{ readonly x: number; readonly y: number }> {
  let before = await middleOf(session, selector);
  await expect
    .poll(async () => {
      const last = before;
      before = await middleOf(session, selector);
      return last.x === before.x && last.y === before.y;
    })
    .toBe(true);
  return before;
}

async function press(page: Page, ready: string, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await expect.poll(() => middleOf(session, ready).catch(() => null), { timeout: 25_000 }).not.toBeNull();
  const { x, y } = await restingMiddleOf(session, selector);
  await page.mouse.click(x, y);
}

const heardPage = (page: Page): Promise<HeardPage> =>
  page.evaluate(() => Reflect.get(window, 'heardPage') as HeardPage);

describe('the first click on a page', () => {
  // The pop-up's chunk arrives only after the click. The grid needs no chunk to play a video.
  test.for([
    ['/playlists/grid', 0],
    ['/playlists/pop-up', 1],
  ] as const)('plays a video with sound: %s', async ([path, lateChunks], { page }) => {
    let letCodeCome = () => {};
    let delayed = 0;
    const isPressed = new Promise<void>((resolve) => {
      letCodeCome = resolve;
    });
    await page.route(/\/PlaylistLightbox-[^/]*\.js/, async (route) => {
      delayed += 1;
      await isPressed;
      await route.continue();
    });
    await page.addInitScript(watchPlays, new URL('/wp-content/uploads/videos/tide.webm', demoUrl()).href);
    await page.goto(path);
    await press(page, '.loggia-videos[data-measured]', '.loggia-video:nth-child(2) .loggia-video-button');
    letCodeCome();
    await expectSoon(async () => (await heardPage(page)).heard.slice(0, 1)).toEqual([true]);
    expect((await heardPage(page)).before).toBe('NotAllowedError');
    expect(delayed).toBe(lateChunks);
  });
});
