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

describe('the lightbox opens', () => {
  test('not by itself', async () => {
    await renderLightboxPage();
    await expectClosed();
  });

  test('on the picture whose thumbnail is clicked', async () => {
    await renderLightboxPage();
    await thumbnail('3').click();
    await expectShown('Landscape 3');
  });

  test('by Enter', async () => {
    await renderLightboxPage();
    await press('{Tab}{Tab}{Enter}');
    await expectShown('Landscape 2');
  });

  test('from the address of a picture', async () => {
    window.location.hash = '#bwg7/4';
    await renderLightboxPage({ galleryId: '7' });
    await expectShown('Landscape 4');
  });

  test('from an address that comes later, and goes to another picture when the address does', async () => {
    await renderLightboxPage({ galleryId: '7' });
    window.location.hash = '#bwg7/4';
    await expectShown('Landscape 4');
    window.location.hash = '#bwg7/1';
    await expectShown('Landscape 1');
  });

  test('with its picture there at once, also where changes have an effect: the ground alone fades in', async () => {
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

  test('once the source has brought the list', async () => {
    const load = vi.fn(async () => ({ images: createImages(5), settings: { filmstrip: false } }));
    await renderLightboxPage({ source: { load }, thumbnails: createImages(5) });
    await thumbnail('2').click();
    await expectShown('Landscape 2');
    expect(load).toHaveBeenCalledTimes(1);
    await expect.element(dialog().getByRole('list')).not.toBeInTheDocument();
  });
});

describe('the lightbox closes', () => {
  test('by Escape', async () => {
    await renderOpenLightbox();
    await press('{Escape}');
    await expectClosed();
  });

  test('by its button', async () => {
    await renderOpenLightbox();
    await button('Close').click();
    await expectClosed();
  });

  test('by a press beside the pop-up', async () => {
    await page.viewport(1280, 800);
    await renderOpenLightbox({ fullWindow: false });
    await dialog().click({ position: { x: -40, y: -40 }, force: true });
    await expectClosed();
  });

  test('so that it can open again', async () => {
    await renderOpenLightbox();
    await press('{Escape}');
    await expectClosed();
    // Clicks are ignored for a moment: the second half of a double click opens nothing.
    await expect
      .poll(async () => {
        await thumbnail('4').click();
        return document.querySelector('dialog');
      })
      .not.toBeNull();
    await expectShown('Landscape 4');
  });

  test('with the address as it was', async () => {
    await renderOpenLightbox({ galleryId: '7' });
    await expect.poll(() => window.location.hash).toBe('#bwg7/2');
    await press('{Escape}');
    await expect.poll(() => window.location.hash).toBe('');
  });
});
