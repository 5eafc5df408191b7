import { page } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createImages } from './LightboxPage.tsx';
import {
  button,
  dialog,
  expectClosed,
  expectShown,
  press,
  renderLightboxPage,
  renderOpenLightbox,
  thumbnail,
} from './renderLightboxPage.tsx';

afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

describe('a closed lightbox', () => {
  test('stays closed until it is opened', async () => {
    await renderLightboxPage();
    await expectClosed();
  });

  test('opens on the image whose thumbnail is clicked', async () => {
    await renderLightboxPage();
    await thumbnail('3').click();
    await expectShown('Landscape 3');
  });

  test('opens when Enter is pressed on a thumbnail', async () => {
    await renderLightboxPage();
    await press('{Tab}{Tab}{Enter}');
    await expectShown('Landscape 2');
  });

  test('opens on the image whose hash is in the URL', async () => {
    window.location.hash = '#bwg7/4';
    await renderLightboxPage({ galleryId: '7' });
    await expectShown('Landscape 4');
  });

  test('opens when the hash changes, and follows later hash changes', async () => {
    await renderLightboxPage({ galleryId: '7' });
    window.location.hash = '#bwg7/4';
    await expectShown('Landscape 4');
    window.location.hash = '#bwg7/1';
    await expectShown('Landscape 1');
  });

  test('opens with the image visible immediately, and only fades in the backdrop', async () => {
    await renderLightboxPage({ effect: 'fade' });
    await thumbnail('3').click();
    await vi.waitUntil(() => document.querySelector('dialog[open] .loggia-slide-image'));
    const picture = document.querySelector('dialog .loggia-slide-image');
    const fading = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.pseudoElement || !effect.target?.contains(picture)) return [];
      return effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    });
    expect(fading).toContain('backgroundColor');
    expect(fading).not.toContain('opacity');
  });

  test('opens once the source has loaded the image list', async () => {
    const load = vi.fn(async () => ({ images: createImages(5), settings: { filmstrip: false } }));
    await renderLightboxPage({ source: { load }, thumbnails: createImages(5) });
    await thumbnail('2').click();
    await expectShown('Landscape 2');
    expect(load).toHaveBeenCalledTimes(1);
    await expect.element(dialog().getByRole('list')).not.toBeInTheDocument();
  });
});

describe('an open lightbox', () => {
  test('closes on Escape', async () => {
    await renderOpenLightbox();
    await press('{Escape}');
    await expectClosed();
  });

  test('closes when its close button is clicked', async () => {
    await renderOpenLightbox();
    await button('Close').click();
    await expectClosed();
  });

  test('closes on a click outside the pop-up', async () => {
    await page.viewport(1280, 800);
    await renderOpenLightbox({ fullWindow: false });
    await dialog().click({ position: { x: -40, y: -40 }, force: true });
    await expectClosed();
  });

  test('can be reopened after it has closed', async () => {
    await renderOpenLightbox();
    await press('{Escape}');
    await expectClosed();
    // Clicks are ignored for a moment, so that the second half of a double click doesn't reopen it.
    await expect
      .poll(async () => {
        await thumbnail('4').click();
        return document.querySelector('dialog');
      })
      .not.toBeNull();
    await expectShown('Landscape 4');
  });

  test('restores the URL when it closes', async () => {
    await renderOpenLightbox({ galleryId: '7' });
    await expect.poll(() => window.location.hash).toBe('#bwg7/2');
    await press('{Escape}');
    await expect.poll(() => window.location.hash).toBe('');
  });
});
