// @own-page
import { expect, test } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, renderOpenLightbox } from './renderLightboxPage.tsx';

const images = createImages(3).map((image) => ({ ...image, priceList: { id: 'prints' } }));
const backend = createStaticBackend({
  images,
  priceLists: { prints: { sections: ['manual'], manual: { title: 'Print', price: '4.00', parameters: [] } } },
});

// Needs its own page, because a chunk that has loaded isn't requested again.
test('a shop chunk that failed to load is requested again when the shop is reopened', async () => {
  const code = await withholdCode('/LightboxShop');
  await renderOpenLightbox({ images, backend });
  const shop = dialog().getByRole('complementary', { name: 'Shop' });
  await button('Show shop').click();
  await code.whenAsked();
  await expect.element(shop.getByRole('alert')).toHaveTextContent('The shop could not be loaded.');

  await code.allow();
  await shop.getByRole('button', { name: 'Close shop' }).click();
  await button('Show shop').click();
  await expect.element(shop.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});
