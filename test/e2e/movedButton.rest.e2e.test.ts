import { describe, expect } from 'vitest';
import { blocksOf, compareBlocks, MAX_SHARE } from '../visual/blocks.mjs';
import { contextOf, openView, shoot } from '../visual/takeView.mjs';
import type { View } from '../visual/views.mjs';
import { test } from './helpers/test.ts';
import { demoUrl } from './helpers/demoUrl.ts';

const VIEW: View = {
  name: 'contact',
  path: '/contact',
  width: 390,
  height: 844,
  scheme: 'light',
  direction: 'ltr',
};

describe('the screenshot comparison', () => {
  test.override('visitor', contextOf(VIEW));

  test('passes for an unchanged page and fails if a button moves by 16 px', async ({ page }) => {
    await openView(page, demoUrl(), VIEW);
    const button = page.locator('.loggia-contact-button[type=submit]');
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const kept = await blocksOf(await shoot(page));
    expect(compareBlocks(kept, await blocksOf(await shoot(page))).share).toBe(0);

    await page.addStyleTag({ content: '.loggia-contact-button[type=submit] { translate: 0 16px }' });
    const { share, differing } = compareBlocks(kept, await blocksOf(await shoot(page)));
    expect(share).toBeGreaterThan(MAX_SHARE);
    const rows = new Set(differing.map((block) => Math.floor(block / kept.width)));
    expect(rows.size).toBeLessThanOrEqual(6);
  });
});
