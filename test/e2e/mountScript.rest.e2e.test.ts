import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectClosed, expectSlide, lightbox } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const PAGE = '/mounted/thumbnails';
const gallery = (page: Page) => page.locator('.loggia [data-thumbnails]');

/** The number of responses that each script file had to wait for: one more than the file that imports it. */
async function watchWaits(page: Page): Promise<ReadonlyMap<string, number>> {
  const waits = new Map<string, number>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!/\/mount\/mount[^/]*\.js$/.test(request.url)) return;
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    waits.set(request.url, (waits.get(asker) ?? -1) + 1);
  });
  return waits;
}

describe('the mount script', () => {
  test('mounts a gallery with three files and two round trips', async ({ page }) => {
    const waits = await watchWaits(page);
    await page.goto(PAGE);
    await gallery(page).waitFor();
    // The script itself, then the kit chunk and the gallery chunk. The lightbox loads later.
    const needed = [...waits].filter(([url]) => /\/mount(?:-kit-.*|-gallery-.*)?\.js$/.test(url));
    expect(needed.length).toBe(3);
    expect(Math.max(...needed.map(([, ways]) => ways))).toBe(1);
  });

  test('mounts only once if its URL has a version query', async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('mount.css')) sheets.push(new URL(request.url()).search);
    });
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('/mount/mount.js', '/mount/mount.js?ver=6.4') });
    });
    await page.goto(PAGE);
    await gallery(page).waitFor();
    await gallery(page).getByRole('link').nth(1).click();
    await expectSlide(page, 2);
    expect(await lightbox(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await gallery(page).count()).toBe(1);
    expect(sheets).toEqual(['?ver=6.4']);
  });
});
