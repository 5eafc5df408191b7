import { describe, expect, test, vi } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import type { LightboxSettings } from '@loggia/hooks';
import { linesOf, liveRegionOf } from '../../helpers/liveRegion.ts';
import { createImages } from './LightboxPage.tsx';
import {
  button,
  dialog,
  openMore,
  press,
  renderLightboxPage,
  renderOpenLightbox,
  thumbnail,
} from './renderLightboxPage.tsx';

const images = createImages(5).map((image) => ({ ...image, priceList: { id: 'prints' } }));
const settings: LightboxSettings = { rating: true, showDownload: true, showOriginal: true };

/** A lightbox with all features: rating, comments, shop, originals, and more images to load. */
function renderEverything() {
  const backend = createStaticBackend({
    images,
    settings,
    comments: true,
    priceLists: { prints: { sections: ['manual'], manual: { title: 'Print', price: '4.00', parameters: [] } } },
  });
  return renderOpenLightbox({
    images,
    backend,
    total: 9,
    onNeedMore: () => new Promise(() => undefined),
    intervalMs: 3_600_000,
  });
}

const liveRegion = () => liveRegionOf(dialog().element());
const lines = () => linesOf(dialog().element());

async function expectHeard(text: string): Promise<void> {
  await expect.poll(lines).toContain(text);
}

describe('the live region of a lightbox with all features', () => {
  test('is mounted and empty while the image list loads', async () => {
    await renderLightboxPage({ source: { load: () => new Promise(() => undefined) }, thumbnails: images });
    await thumbnail('1').click();
    await expect.element(dialog()).toHaveAttribute('data-status', 'loading');
    expect(lines()).toEqual([]);
  });

  test('is the same element after navigation', async () => {
    await renderEverything();
    const region = liveRegion();
    await press('{ArrowRight}');
    await expectHeard('3 of 9, Landscape 3');
    expect(liveRegion()).toBe(region);
  });

  test('has one atomic line per message, so that only the changed line is announced', async () => {
    await renderEverything();
    await press('{ArrowRight}');
    await expectHeard('3 of 9, Landscape 3');
    await press(' ');
    await expectHeard('Slideshow started.');
    await press(' ');
    await expectHeard('Slideshow stopped.');
    await press('+');
    await expectHeard('Zoom: 150%');
    expect(lines()).toEqual(expect.arrayContaining(['3 of 9, Landscape 3', 'Slideshow stopped.', 'Zoom: 150%']));
    expect(liveRegion().getAttribute('aria-atomic')).toBe('false');
    expect([...liveRegion().children].map((line) => line.getAttribute('aria-atomic'))).toEqual(
      lines().map(() => 'true'),
    );
  });

  test('announces that more images are loading, and the message is also visible', async () => {
    await renderEverything();
    await press('{End}{ArrowRight}');
    await expectHeard('Loading more images…');
    await expect.element(dialog().getByText('Loading more images…').last()).toBeVisible();
  });

  test('announces that a link was copied from the share menu', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    await renderEverything();
    await button('Share').click();
    liveRegion();
    await button('Copy link').click();
    await expectHeard('The link was copied.');
  });

  test('is the only live region, even while the menu is open and after a vote', async () => {
    await renderEverything();
    await openMore();
    await expect.element(dialog().getByRole('link', { name: 'Download original image' })).toBeVisible();
    liveRegion();
    await press('{Escape}');
    await dialog().getByRole('radio', { name: '4 of 5 stars' }).click();
    await expect.element(dialog().getByText('You have already rated.')).toBeInTheDocument();
    liveRegion();
  });

  test('announces that saving a rating is taking a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const saveRating = () => new Promise<never>(() => undefined);
      await renderOpenLightbox({ images, backend: { ratings: { saveRating } }, settings });
      await dialog().getByRole('radio', { name: '4 of 5 stars' }).click();
      await expect.element(dialog().getByText('You have already rated.')).toBeInTheDocument();
      vi.advanceTimersByTime(5000);
      await expectHeard('Your rating is still being saved. Please wait.');
    } finally {
      vi.useRealTimers();
    }
  });

  test('announces an added comment', async () => {
    await renderEverything();
    await button('Show comments').click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Ada');
    await dialog().getByRole('textbox', { name: 'Comment' }).fill('Fine.');
    await button('Submit').click();
    await expectHeard('Your comment was added.');
    await expect.element(dialog().getByText('Your comment was added.').last()).toBeVisible();
  });

  test('announces an item added to the cart and the cart total', async () => {
    await renderEverything();
    await button('Show shop').click();
    await button('Add to cart').click();
    await expectHeard('Added to your cart.');
    await dialog().getByRole('spinbutton', { name: 'Count' }).fill('3');
    await expect.poll(lines).toContainEqual(expect.stringMatching(/^Total .*12\.00$/));
  });
});
