import type { FrameLocator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';

const frames = (page: Page) => page.locator('.loggia-post-embed-frame');
const first = (page: Page): FrameLocator => page.frameLocator('.loggia-post-embed-frame >> nth=0');

describe('embedded posts', () => {
  test('replace blockquotes with frames of the reported height whose links navigate the page', async ({ page }) => {
    await page.goto('/pages/posts');
    await expectSoon(() => page.locator('.loggia-post-embed-frame[data-status="shown"]').count()).toBe(2);
    expect(await page.locator('blockquote:visible').count()).toBe(0);
    const wanted = await first(page)
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expectSoon(() => frames(page).first().getAttribute('height')).toBe(String(Math.max(200, wanted)));
    // The frame has an opaque origin, so it can't access this page.
    expect(
      await first(page)
        .locator('body')
        .evaluate(() => [origin, document.URL.split('#')[1]?.length]),
    ).toEqual(['null', expect.any(Number)]);
    await first(page).getByRole('link', { name: 'Field note 1: Mist & frost' }).click();
    await page.getByRole('heading', { name: 'Field note 1: Mist & frost' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/field-note-1-mist-frost/');
  });
});

describe('the Content Security Policy', () => {
  test('allows any site to frame embedded posts, but does not allow framing other pages', async () => {
    const policyOf = async (path: string) => (await fetchPage(path)).headers['content-security-policy'];
    expect(await policyOf('/field-note-1-mist-frost/embed/')).toContain('frame-ancestors *');
    expect(await policyOf('/field-note-1-mist-frost/')).toContain("frame-ancestors 'none'");
    expect(await policyOf('/pages/posts')).toMatch(/frame-src 'self';.*frame-ancestors 'none'/);
  });
});
