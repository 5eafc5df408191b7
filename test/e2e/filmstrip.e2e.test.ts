import type { Page } from 'playwright';
import { describe } from 'vitest';
import { attributeNow } from './helpers/attributeNow.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { openGallery } from './helpers/gallery.ts';
import { expectSlide, lightbox, openImage } from './helpers/lightbox.ts';
import { test } from './helpers/test.ts';

const filmstripButton = (page: Page, number: number) =>
  lightbox(page).getByRole('button', { name: new RegExp(`^Image ${number}, `) });

describe('the filmstrip', () => {
  test('shows the clicked image and marks its thumbnail as current', async ({ page }) => {
    await openGallery(page);
    await openImage(page, 1);
    await filmstripButton(page, 4).click();
    await expectSlide(page, 4);
    await expectSoon(() => attributeNow(filmstripButton(page, 4), 'aria-current')).toBe('true');
  });
});
