// @own-page
import { cdp, page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThumbnailGallery } from '@loggia/ui/gallery';
import { dialog, renderOpenLightbox } from '../lightbox/renderLightboxPage.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('data-loggia-theme');
  document.documentElement.removeAttribute('data-loggia-lightbox');
  document.documentElement.style.removeProperty('color-scheme');
  return systemWants('');
});

const systemWants = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

const DARK = 'rgb(14, 14, 15)';
const look = () => {
  const { backgroundColor, colorScheme } = getComputedStyle(dialog().element());
  return { backgroundColor, colorScheme };
};

describe('the lightbox', () => {
  test.each([undefined, 'light', 'dark'])('is dark by default on a page with the theme %s', async (theme) => {
    if (theme) document.documentElement.dataset['loggiaTheme'] = theme;
    await renderOpenLightbox({ effect: 'none' });
    expect(look()).toEqual({ backgroundColor: DARK, colorScheme: 'dark' });
  });

  test('is light if configured to be, including its menus', async () => {
    document.documentElement.dataset['loggiaLightbox'] = 'light';
    await renderOpenLightbox({ effect: 'none' });
    expect(look()).toEqual({ backgroundColor: 'rgb(255, 255, 255)', colorScheme: 'light' });
    await page.getByRole('button', { name: 'Share' }).click();
    const menu = page.getByRole('group', { name: 'Share' });
    await expect.element(menu).toBeVisible();
    expect(getComputedStyle(menu.element()).color).toBe(getComputedStyle(dialog().element()).color);
  });
});

describe('a gallery when the system prefers dark mode', () => {
  const placeholder = () => {
    const item = document.querySelector<HTMLElement>('.loggia-gallery li');
    item?.style.setProperty('background-color', 'var(--loggia-placeholder)');
    return item && getComputedStyle(item).backgroundColor;
  };
  const [LIGHT_PLACE, DARK_PLACE] = ['rgb(230, 228, 223)', 'rgb(43, 42, 39)'];

  test.each([
    { name: 'without a color scheme', scheme: '', theme: undefined, expected: LIGHT_PLACE },
    { name: 'that follows the system color scheme', scheme: 'light dark', theme: undefined, expected: DARK_PLACE },
    {
      name: 'that follows the system color scheme, with a light gallery theme',
      scheme: 'light dark',
      theme: 'light',
      expected: LIGHT_PLACE,
    },
    { name: 'with a dark gallery theme', scheme: '', theme: 'dark', expected: DARK_PLACE },
  ])('follows a page $name', async ({ scheme, theme, expected }) => {
    await systemWants('dark');
    document.documentElement.style.colorScheme = scheme;
    if (theme) document.documentElement.dataset['loggiaTheme'] = theme;
    await render(
      <ThumbnailGallery images={[{ id: '1', url: '/photos/1.jpg', width: 3, height: 2 }]} lightbox={false} />,
    );
    expect(placeholder()).toBe(expected);
  });
});
