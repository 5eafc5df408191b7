import { page } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { commentsChunk } from '../../../ui/chunks.ts';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, expectShown, press, renderOpenLightbox } from './renderLightboxPage.tsx';

const images = createImages(3).map((image) => ({ ...image, priceList: { id: 'prints' } }));
const backend = createStaticBackend({
  images,
  priceLists: { prints: { sections: ['manual'], manual: { title: 'Print', price: '4.00', parameters: [] } } },
});

beforeEach(() => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
});

test('a shop chunk that fails to load shows an error, leaves the lightbox usable, and loads once back online', async () => {
  const code = await withholdCode('/LightboxShop');
  await renderOpenLightbox({ images, backend });
  const shop = dialog().getByRole('complementary', { name: 'Shop' });
  await button('Show shop').click();
  await expect.element(shop.getByRole('alert')).toHaveTextContent('The shop could not be loaded.');
  await button('Next image').click();
  await expectShown('Landscape 3');

  const retry = shop.getByRole('button', { name: 'Try again' });
  retry.element().focus();
  await code.give();
  await expect.element(shop.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect.element(shop.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(shop).toHaveFocus();
});

test('a comments chunk that failed to load can be retried without losing focus, and its sidebar can be closed', async () => {
  // The entry imported by this page contains the panel, so its URL can't be blocked.
  const load = vi.spyOn(commentsChunk, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  await renderOpenLightbox({ images, backend: createStaticBackend({ images, comments: true }) });
  const comments = dialog().getByRole('complementary', { name: 'Comments' });
  const retry = comments.getByRole('button', { name: 'Try again' });
  await button('Show comments').click();
  await expect.element(comments.getByRole('alert')).toHaveTextContent('The comments could not be loaded.');
  await expectAccessible(dialog().element());
  await retry.click();
  await expect.element(comments).toHaveFocus();
  await expect.element(retry).toBeVisible();
  await press('{Escape}');
  await expect.element(button('Show comments')).toHaveFocus();

  await button('Show comments').click();
  await expect.element(retry).toBeVisible();
  load.mockRestore();
  await retry.click();
  await expect.element(comments.getByRole('textbox').first()).toBeVisible();
  await expect.element(comments).toHaveFocus();
});

test('a share menu without its positioning chunk opens at its CSS position, and stays in place until it is closed', async () => {
  const code = await withholdCode('/chunks/menus');
  await renderOpenLightbox();
  const menu = page.getByRole('group', { name: 'Share', exact: true });
  await button('Share').click();
  await expect.element(menu).toBeVisible();
  const stood = menu.element();

  await code.give();
  expect(menu.element()).toBe(stood);
  await press('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await button('Share').click();
  await expect.element(menu).toBeVisible();
  expect(menu.element()).not.toBe(stood);
});

test('a video whose player chunk fails to load shows an error with "Try again", without blocking navigation', async () => {
  const code = await withholdCode('/chunks/embeds');
  const [first, last] = createImages(2);
  const film = {
    id: 'film',
    kind: 'video',
    url: '/playground/site/public/assets/sunrise.webm',
    title: 'Sunrise',
  } as const;
  await renderOpenLightbox({ images: [film, first, last].flatMap((image) => image ?? []), id: '1' });
  await code.whenAsked();
  await button('Next image').click();
  await expectShown('Landscape 2');
  expect(dialog().element().querySelector('video')).toBeNull();

  await button('Previous image').click();
  await button('Previous image').click();
  const alert = dialog().getByRole('alert');
  await expect.element(alert).toHaveTextContent('The video or post could not be loaded.');
  await code.allow();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => dialog().element().querySelector('video')).not.toBeNull();
  await expect.element(alert).not.toBeInTheDocument();
});
