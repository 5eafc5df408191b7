import { page } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import { withholdCode } from '../../helpers/withholdCode.ts';
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

test('a shop whose code cannot be had says that it waits, the picture can be turned, and it comes when it can', async () => {
  const code = await withholdCode('/LightboxShop');
  await renderOpenLightbox({ images, backend });
  const shop = dialog().getByRole('complementary', { name: 'Shop' });
  await button('Show shop').click();
  await code.whenAsked();
  expect(shop.element().querySelector('.loggia-spinner')).not.toBeNull();
  await button('Next image').click();
  await expectShown('Landscape 3');

  await code.give();
  await expect.element(shop.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(shop.element().querySelector('.loggia-spinner')).toBeNull();
});

test('a share menu whose code cannot be had stands where the style sheet has it, and stays under whoever uses it', async () => {
  const code = await withholdCode('/doors/menus');
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

test('a film whose player cannot be had leaves the way to the next picture, and is there when it can', async () => {
  const code = await withholdCode('/doors/embeds');
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

  await code.give();
  await button('Previous image').click();
  await button('Previous image').click();
  await expect.poll(() => dialog().element().querySelector('video')).not.toBeNull();
});
