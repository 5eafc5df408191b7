import { cdp } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { BrokenResponseError, HttpStatusError, InvalidResponseError, MissingContentError } from '@loggia/hooks/errors';
import type { GalleryImage } from '@loggia/hooks';
import { createImages, PICTURE_URL } from './LightboxPage.tsx';
import {
  button,
  dialog,
  expectClosed,
  expectShown,
  press,
  renderLightboxPage,
  thumbnail,
} from './renderLightboxPage.tsx';

/** Blocks or unblocks the fixture image in the browser. */
async function blockPicture(isBlocked: boolean): Promise<void> {
  await cdp().send('Network.enable');
  await cdp().send('Network.setCacheDisabled', { cacheDisabled: isBlocked });
  await cdp().send('Network.setBlockedURLs', { urls: isBlocked ? ['*ridge.png?flaky'] : [] });
}

const images: readonly GalleryImage[] = [
  { id: '1', url: `${PICTURE_URL}?flaky`, title: 'Landscape 1' },
  ...createImages(3).slice(1),
];

afterEach(() => blockPicture(false));

describe('an image that fails to load', () => {
  test('shows a message and a link to the file', async () => {
    await blockPicture(true);
    await renderLightboxPage({ images });
    await thumbnail('1').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('The image could not be loaded.');
    const link = dialog().getByRole('link', { name: 'Open the image' });
    await expect.element(link).toHaveAttribute('href', `${PICTURE_URL}?flaky`);
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(dialog().getByRole('alert').element().querySelector('svg')).not.toBeNull();
  });

  test('is shown once a retry has succeeded', async () => {
    await blockPicture(true);
    await renderLightboxPage({ images });
    await thumbnail('1').click();
    await button('Try again').click();
    await expect.element(button('Try again')).toBeVisible();
    await blockPicture(false);
    await button('Try again').click();
    await expectShown('Landscape 1');
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
  });

  test('loads once back online', async () => {
    await blockPicture(true);
    await renderLightboxPage({ images });
    await thumbnail('1').click();
    await expect.element(button('Try again')).toBeVisible();
    await blockPicture(false);
    window.dispatchEvent(new Event('online'));
    await expectShown('Landscape 1');
  });

  test('hands focus to the dialog when the retry button disappears', async () => {
    await blockPicture(true);
    await renderLightboxPage({ images });
    await thumbnail('1').click();
    const retry = button('Try again');
    await expect.element(retry).toBeVisible();
    await blockPicture(false);
    retry.element().focus();
    await press('{Enter}');
    await expectShown('Landscape 1');
    expect(document.activeElement).toBe(dialog().element());
  });

  test('does not block navigation to the next image', async () => {
    await blockPicture(true);
    await renderLightboxPage({ images });
    await thumbnail('1').click();
    await expect.element(button('Try again')).toBeVisible();
    await press('{ArrowRight}');
    await expectShown('Landscape 2');
  });
});

describe('an image list that fails to load', () => {
  test.each([
    [new BrokenResponseError(), 'The connection was lost before all of the images arrived.'],
    [new InvalidResponseError(), 'The images could not be loaded because of a problem on the server.'],
  ])('shows the cause of the failure (%s)', async (failure, text) => {
    await renderLightboxPage({ source: { load: () => Promise.reject(failure) }, thumbnails: createImages(3) });
    await thumbnail('2').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(text);
  });

  test('shows a message, and loads on retry', async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw new HttpStatusError(500);
      return { images: createImages(3), settings: {} };
    };
    await renderLightboxPage({ source: { load }, thumbnails: createImages(3) });
    await thumbnail('2').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('The images could not be loaded.');
    isDown = false;
    await button('Try again').click();
    await expectShown('Landscape 2');
    expect(document.activeElement).toBe(dialog().element());
  });

  test('shows that an image no longer exists, and has no retry button', async () => {
    const load = () => Promise.reject(new MissingContentError());
    await renderLightboxPage({ source: { load }, thumbnails: createImages(3) });
    await thumbnail('2').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('This image is no longer available.');
    await expect.element(button('Try again')).not.toBeInTheDocument();
    await button('Close').click();
    await expectClosed();
  });

  test('can be closed with Escape', async () => {
    await renderLightboxPage({
      source: { load: () => Promise.reject(new HttpStatusError(403)) },
      thumbnails: createImages(1),
    });
    await thumbnail('1').click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    await press('{Escape}');
    await expectClosed();
  });
});

test('the lightbox shows a spinner while a slow source loads', async () => {
  await renderLightboxPage({ source: { load: () => new Promise(() => {}) }, thumbnails: createImages(1) });
  await thumbnail('1').click();
  await expect.element(dialog().getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
  await button('Close').click();
  await expectClosed();
});
