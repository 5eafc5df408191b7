import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { breakServer } from './helpers/faults.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { whatOriginalsDid } from './helpers/fakeOriginals.ts';
import { fakeOriginalPlaylists } from './helpers/fakeOriginalPlaylists.ts';
import { test } from './helpers/test.ts';

const AJAX = '/wp-admin/admin-ajax.php';

const playlist = (page: Page, place: number): Locator => page.locator('.loggia-playlist').nth(place);
const title = (list: Locator): Locator => list.locator('.loggia-playing-title');
const press = (list: Locator, name: string): Promise<void> => list.getByRole('link', { name: `Play: ${name}` }).click();

/** For each video on the page, whether it is playing. */
const playing = (page: Page): Promise<boolean[]> =>
  page.locator('video').evaluateAll((videos) => (videos as HTMLVideoElement[]).map(({ paused }) => !paused));

async function expectAdvancing(video: Locator): Promise<void> {
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const before = await time();
  await expectSoon(time).toBeGreaterThan(before);
}

/** On a busy machine, a six-second clip could end before the test checks it. */
function makeClipsLong(video: Locator): Promise<void> {
  return video.evaluate((element: HTMLVideoElement) => {
    element.defaultPlaybackRate = 0.1;
    element.playbackRate = 0.1;
  });
}

describe('playlists', () => {
  test.override('expectedComplaints', [/status of 504/]);

  test('play only one video on the page at a time and advance when a video ends', async ({ page }) => {
    await fakeOriginalPlaylists(page);
    await page.goto('/mounted-playlists/two');
    const [first, second] = [playlist(page, 0), playlist(page, 1)];
    await makeClipsLong(first.locator('video'));
    await press(first, 'Spring tide');
    await expectAdvancing(first.locator('video'));
    await expectSoon(() => title(first).textContent()).toBe('Spring tide');

    await press(second, 'The first drops of a shower');
    await expectAdvancing(second.locator('video'));
    await expectSoon(() => playing(page)).toEqual([false, true]);

    await press(first, 'Eleven pendulums');
    await expectAdvancing(first.locator('video'));
    await expectSoon(() => playing(page)).toEqual([true, false]);
    await first.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.01;
    });
    await expectSoon(() => title(first).textContent()).toBe('The lighthouse turns');
    await expectAdvancing(first.locator('video'));
    expect(await playing(page)).toEqual([true, false]);
    expect(await whatOriginalsDid(page)).toEqual([]);
    expect(await page.locator('.original-player').count()).toBe(0);
  });

  test('open in a pop-up that stops playback on close, and can retry a page that failed to load', async ({ page }) => {
    await page.goto('/playlists/pop-up');
    const list = playlist(page, 0);
    // Measured means hydrated.
    await list.locator('[data-measured]').waitFor();
    const dialog = page.locator('dialog.loggia-video-lightbox');
    await press(list, 'The tide before sunrise');
    await makeClipsLong(dialog.locator('video'));
    await expectAdvancing(dialog.locator('video'));
    await page.keyboard.press('Escape');
    await expectSoon(() => dialog.isVisible()).toBe(false);
    await expectSoon(() => playing(page)).not.toContain(true);

    await breakServer(page, `status=504@${AJAX}`);
    await list.getByRole('button', { name: 'Next' }).click();
    await expectSoon(() => list.getByText(/could not be loaded/).count()).toBeGreaterThan(0);
    await breakServer(page, '');
    await list.getByRole('button', { name: 'Try again' }).click();
    await expectSoon(() => list.getByText('2 of 10').count()).toBeGreaterThan(0);
  });
});
