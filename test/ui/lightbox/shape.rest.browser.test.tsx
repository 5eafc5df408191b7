import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, press, renderLightboxPage, renderOpenLightbox, thumbnail } from './renderLightboxPage.tsx';

const rectangle = () => {
  const { left, top, width, height } = dialog().element().getBoundingClientRect();
  return { left, top, width, height };
};

afterEach(() => page.viewport(1280, 800));

describe('the lightbox', () => {
  test('fills the viewport', async () => {
    await renderOpenLightbox();
    expect(rectangle()).toEqual({ left: 0, top: 0, width: 1280, height: 800 });
  });

  test('is a centered 800 × 500 px pop-up with fullWindow: false', async () => {
    await renderOpenLightbox({ fullWindow: false });
    expect(rectangle()).toEqual({ left: 240, top: 150, width: 800, height: 500 });
  });

  test('has the configured size', async () => {
    await renderOpenLightbox({ fullWindow: false, width: 600, height: 640 });
    expect(rectangle()).toEqual({ left: 340, top: 80, width: 600, height: 640 });
  });

  test.each([
    [700, 900],
    [1280, 480],
  ])('fills a %i × %i px viewport that is too small for the pop-up', async (width, height) => {
    await page.viewport(width, height);
    await renderOpenLightbox({ fullWindow: false });
    expect(rectangle()).toEqual({ left: 0, top: 0, width, height });
  });

  test.each([
    ['a desktop', 1280, 800, 16],
    ['a phone', 390, 844, 0],
    ['a short viewport', 800, 400, 0],
  ])('on %s (%i × %i px) shows the image %i px below the top edge', async (_name, width, height, above) => {
    await page.viewport(width, height);
    await renderOpenLightbox();
    expect(dialog().element().querySelector('.loggia-slides')?.getBoundingClientRect().top).toBe(above);
  });

  test('keeps the size of the image area regardless of text length', async () => {
    await renderOpenLightbox({ id: '1' });
    const height = () => dialog().element().querySelector('.loggia-slides')?.clientHeight;
    const before = height();
    await press('{ArrowRight}');
    expect(height()).toBe(before);
  });

  test('has controls large enough for touch', async () => {
    await renderOpenLightbox();
    for (const name of ['Close', 'Next image', 'Previous image', 'Play slideshow']) {
      const { width, height } = button(name).element().getBoundingClientRect();
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
  });

  test('renders title and description as text', async () => {
    const title = '<img src=x onerror=alert(1)> & co';
    const [image] = createImages(1);
    await renderLightboxPage({ images: image ? [{ ...image, title, description: '<b>A</b>\nB' }] : [] });
    await thumbnail('1').click();
    await expect.element(dialog().getByText(title, { exact: true })).toBeVisible();
    await expect.element(dialog().getByText('<b>A</b>', { exact: false })).toBeVisible();
    expect(dialog().element().querySelector('b, [onerror]')).toBeNull();
  });
});
