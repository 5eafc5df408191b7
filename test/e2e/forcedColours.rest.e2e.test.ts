import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { LIGHTBOX_STATES } from '../../playground/tools/pictures/lightboxStates.mjs';
import { findEdgeless, findRingless } from './helpers/edges.ts';
import { openGallery } from './helpers/gallery.ts';
import { button, lightbox, openImage } from './helpers/lightbox.ts';
import { settle } from './helpers/settle.ts';
import { test } from './helpers/test.ts';

const PANELS = '.loggia-more-menu, .loggia-share, .loggia-sidebar, .loggia-foot-texts, .loggia-votes, .loggia-hits';
const FIELDS = '.loggia-search, .loggia-sort, .loggia-cookie-bar';
const BUTTONS = 'button, select, textarea, a.loggia-button, a.loggia-text-button';
const CONTROLS = `${BUTTONS}, input:not([type=radio], [type=checkbox], [type=range])`;
const CARDS = '.loggia-cart-option, fieldset.loggia-contact-group';
/**
 * Elements that are recognizable without an edge of their own: thumbnails by their image, menu items by the menu's
 * edge, fields by the border around the group.
 */
const TOLD_OTHERWISE =
  '.loggia-filmstrip-thumbnail, .loggia-share *, .loggia-foot-texts *, .loggia-votes *, .loggia-search > input, .loggia-sort > select';

const edgeless = (region: Locator) =>
  findEdgeless(region, { chosen: [PANELS, FIELDS, CONTROLS, CARDS].join(', '), exempt: TOLD_OTHERWISE });

/** Pages, each with the region to check. */
const PAGES: readonly (readonly [what: string, path: string, region: string])[] = [
  ['a gallery with search, order, tags and pagination', '/browse/in-place', 'main'],
  ['a carousel', '/views/carousel', 'main'],
  ['a slideshow', '/views/slideshow', 'main'],
  ['a playlist', '/playlists/list', 'main'],
  ['an album', '/albums/extended?type_0=album&album_gallery_id_0=2', 'main'],
  ['a cookie banner', '/law', '.loggia-cookie-bar'],
];

async function openLandscape(page: Page): Promise<void> {
  await openGallery(page, 'landscapes');
  await openImage(page, 4);
  await button(page, 'Share').waitFor();
}

describe('in forced-colors mode', () => {
  test.override('visitor', { viewport: { width: 1280, height: 800 }, forcedColors: 'active', reducedMotion: 'reduce' });

  test.for(['info', 'comments', 'share'] as const)(
    'all lightbox controls and panels have visible boundaries: %s',
    async (state, { page }) => {
      await openLandscape(page);
      await LIGHTBOX_STATES[state](page);
      expect(await edgeless(lightbox(page))).toEqual([]);
    },
  );

  test('the cart’s options and fields have visible boundaries', async ({ page }) => {
    await openLandscape(page);
    await button(page, 'Show shop').click();
    await button(page, 'Add to cart').waitFor();
    expect(await edgeless(lightbox(page))).toEqual([]);
  });

  test('the control bar’s menu has a visible boundary', async ({ page }) => {
    await openLandscape(page);
    await button(page, 'More').click();
    await lightbox(page).locator('.loggia-more-menu').waitFor();
    expect(await edgeless(lightbox(page))).toEqual([]);
  });

  test('contact form fields and buttons have visible boundaries', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('.loggia-contact').waitFor();
    expect(await edgeless(page.locator('.loggia-contact'))).toEqual([]);
  });

  test.for(PAGES)(
    'all controls in %s have visible boundaries and focus rings',
    async ([, path, selector], { page }) => {
      await page.goto(path);
      const region = page.locator(selector);
      await region.locator('button').first().waitFor();
      await settle(page);
      expect(await edgeless(region)).toEqual([]);
      expect(await findRingless(region)).toEqual([]);
    },
  );

  test('findEdgeless reports a button that has only a box shadow', async ({ page }) => {
    await page.setContent(
      '<main><button style="border: 0; box-shadow: 0 0 0 1px">Lost</button><button>Found</button></main>',
    );
    expect(await edgeless(page.locator('main'))).toEqual(['button. ']);
  });

  test('findRingless reports a button without a focus ring', async ({ page }) => {
    await page.setContent(
      `<style>:focus-visible { outline: 2px solid }</style>
      <main><button style="outline: 0; box-shadow: 0 0 0 1px">Lost</button><button>Found</button></main>`,
    );
    expect(await findRingless(page.locator('main'))).toEqual(['button. Lost']);
  });
});
