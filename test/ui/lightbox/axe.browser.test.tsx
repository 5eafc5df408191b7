import { afterEach, expect, test } from 'vitest';
import { HttpStatusError } from '@loggia/hooks/errors';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, renderLightboxPage, renderOpenLightbox, thumbnail } from './renderLightboxPage.tsx';

afterEach(() => delete document.documentElement.dataset['loggiaTheme']);

test.each(['light', 'dark'])('the open lightbox passes axe in the %s theme', async (theme) => {
  document.documentElement.dataset['loggiaTheme'] = theme;
  await renderOpenLightbox({ count: 30 });
  await expectAccessible();
});

test.each(['light', 'dark'])(
  'a pop-up lightbox with a vertical filmstrip passes axe in the %s theme',
  async (theme) => {
    document.documentElement.dataset['loggiaTheme'] = theme;
    await renderOpenLightbox({ count: 30, fullWindow: false, filmstripPosition: 'left' });
    await expectAccessible();
  },
);

test('the lightbox passes axe if the description overflows', async () => {
  const images = createImages(2).map((image) => ({ ...image, description: 'A long story. '.repeat(400) }));
  await renderOpenLightbox({ images });
  await expectAccessible();
});

test.each(['light', 'dark'])(
  'the lightbox passes axe after the images failed to load in the %s theme',
  async (theme) => {
    document.documentElement.dataset['loggiaTheme'] = theme;
    await renderLightboxPage({
      source: { load: () => Promise.reject(new HttpStatusError(500)) },
      thumbnails: createImages(1),
    });
    await thumbnail('1').click();
    await expect.element(button('Try again')).toBeVisible();
    expect(dialog().element().querySelectorAll('[role=alert]')).toHaveLength(1);
    await expectAccessible();
  },
);
