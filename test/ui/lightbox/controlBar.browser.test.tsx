import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import type { LightboxSettings } from '@loggia/hooks';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { withholdPictures } from '../../helpers/withholdPictures.ts';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, press, renderLightboxPage, thumbnail } from './renderLightboxPage.tsx';
import { bar, controls, placeOf, propsFor, renderSettings, slides } from './renderSettings.tsx';

afterEach(() => page.viewport(1280, 800));

const EVERYTHING: LightboxSettings = {
  rating: true,
  showOriginal: true,
  showDownload: true,
  shareNetworks: ['facebook'],
  fullWindow: false,
};

const controlNames = () =>
  [...(controls()?.querySelectorAll('button, a') ?? [])].map((element) => element.getAttribute('aria-label'));

describe('the control bar', () => {
  test('has the controls in the order of the specification, the count first and the own tools of the page last', async () => {
    await renderSettings(EVERYTHING, { children: <button aria-label="My tool">★</button> });
    await expect.element(button('Hide rating')).toBeVisible();
    await expect.element(dialog().getByRole('link', { name: 'Download original image' })).toBeVisible();
    expect(controlNames()).toEqual([
      'Play slideshow',
      'Maximize',
      'Fullscreen',
      'Show info',
      'Show comments',
      'Hide rating',
      'Zoom',
      'Share',
      'Open image in original size',
      'Download original image',
      'My tool',
    ]);
    expect(controls()?.textContent).toMatch(/^2 \/ 8/);
  });

  test('leaves out controls that the settings turn off, or the image has no use for', async () => {
    const pictures = createImages(8).map((image) => ({ ...image, title: undefined, description: undefined }));
    const settings = { counter: false, fullscreen: false, comments: false, zoom: false, shareNetworks: [] };
    await renderLightboxPage(propsFor(settings, { pictures }));
    await thumbnail('2').click();
    await expect.element(button('Play slideshow')).toBeVisible();
    expect(controlNames()).toEqual(['Play slideshow']);
    expect(controls()?.textContent).not.toContain('2 / 8');
  });

  test.each(['top', 'bottom'] as const)('stands at the %s, and slides away by its tab alone', async (edge) => {
    await renderSettings({ controlBarPosition: edge, filmstrip: false });
    await expect.element(button('Hide controls')).toBeVisible();
    const before = placeOf(slides());
    expect(placeOf(bar())[edge]).toBe(edge === 'top' ? 0 : 800);
    (button('Hide controls').element() as HTMLElement).focus();
    await press('{Enter}');
    await expect.element(button('Show controls')).toHaveFocus();
    await expect.poll(() => placeOf(slides())).toEqual({ ...before, top: 0, bottom: 800 });
    expect(controls()?.inert).toBe(true);
    await expect.element(button('Close')).toBeVisible();
    await press('{Enter}');
    await expect.poll(() => placeOf(slides())).toEqual(before);
  });

  test('is not there where the settings say so, and the keys work all the same', async () => {
    await renderSettings({ controlBar: false, filmstrip: false, infoAlwaysShown: true });
    await expect.element(dialog().getByRole('region', { name: 'About this image' })).toBeVisible();
    expect(bar()).toBeNull();
    expect(placeOf(slides())).toMatchObject({ top: 0, bottom: 800 });
  });

  test.each(['top', 'bottom'] as const)('has its place at the %s before it comes: nothing moves', async (edge) => {
    const settings: LightboxSettings = { ...EVERYTHING, controlBarPosition: edge, infoAlwaysShown: true };
    const giveBack = withholdPictures();
    const slow = await renderLightboxPage(propsFor(settings));
    await thumbnail('2').click();
    await expect.poll(() => dialog().element().querySelector('.loggia-slide img')).not.toBeNull();
    expect(bar()).toBeNull();
    const before = placeOf(slides());
    await slow.unmount();
    giveBack();

    await renderSettings(settings);
    await expect.element(dialog().getByRole('region', { name: 'About this image' })).toBeVisible();
    expect(placeOf(slides())).toEqual(before);
  });

  test('keeps every control in sight on a phone, in one line', async () => {
    await page.viewport(390, 800);
    await renderSettings(EVERYTHING);
    await expect.element(button('Share')).toBeVisible();
    const places = [...(controls()?.querySelectorAll('.loggia-button') ?? [])].map(placeOf);
    expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(390);
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  });

  test('counts from left to right where text runs from right to left', async () => {
    await renderSettings({}, { dir: 'rtl' });
    await expect.element(button('Share')).toBeVisible();
    const text = controls()?.querySelector('.loggia-counter')?.firstChild;
    const leftOf = (offset: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, offset);
      if (text) range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().left;
    };
    expect(text?.textContent).toBe('2 / 8');
    expect(leftOf(0)).toBeLessThan(leftOf(4));
  });

  test.each(['top', 'bottom'] as const)('axe finds nothing, with all of it at the %s', async (edge) => {
    const places = { controlBarPosition: edge, infoPosition: edge, ratingPosition: edge, hitCounterPosition: edge };
    await renderSettings({ ...EVERYTHING, ...places, hitCounter: true, infoAlwaysShown: true });
    await expect.element(dialog().getByRole('region', { name: 'About this image' })).toBeVisible();
    await expectAccessible();
  });
});
