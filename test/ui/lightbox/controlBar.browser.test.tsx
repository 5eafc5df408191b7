import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import type { GalleryImage, LightboxSettings } from '@loggia/hooks';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { withholdPictures } from '../../helpers/withholdPictures.ts';
import { createImages, PICTURE_URL } from './LightboxPage.tsx';
import { button, dialog, openMore, press, renderLightboxPage, thumbnail } from './renderLightboxPage.tsx';
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
  test('shows the counter first, and then the controls, custom tools and the "More" menu', async () => {
    await renderSettings(EVERYTHING, { children: <button aria-label="My tool">★</button> });
    await expect.element(button('Hide rating')).toBeVisible();
    const bar = ['Show comments', 'Hide rating', 'Zoom', 'Play slideshow', 'Hide info', 'Share', 'My tool', 'More'];
    expect(controlNames()).toEqual(bar);
    await openMore();
    await expect.element(dialog().getByRole('link', { name: 'Download original image' })).toBeVisible();
    expect(controlNames()).toEqual([
      ...bar,
      'Maximize',
      'Fullscreen',
      'Open image in original size',
      'Download original image',
      'Hide controls',
    ]);
    expect(controls()?.textContent).toMatch(/^2 \/ 8/);
  });

  test('opens the "More" menu next to its button, sized to its content', async () => {
    await renderSettings(EVERYTHING);
    await openMore();
    const menu = dialog().getByRole('group', { name: 'More' });
    await expect.poll(() => placeOf(menu.element()).bottom).toBeLessThanOrEqual(placeOf(button('More').element()).top);
    const { left, right, top, bottom } = placeOf(menu.element());
    expect(right - left).toBeLessThan(400);
    expect(bottom - top).toBeLessThan(menu.element().querySelectorAll('button, a').length * 60);
  });

  test("omits controls that are disabled in the settings or don't apply to any image", async () => {
    const pictures = createImages(8).map((image) => ({ ...image, title: undefined, description: undefined }));
    const settings = { counter: false, fullscreen: false, comments: false, zoom: false, shareNetworks: [] };
    await renderLightboxPage(propsFor(settings, { pictures }));
    await thumbnail('2').click();
    await expect.element(button('Play slideshow')).toBeVisible();
    expect(controlNames()).toEqual(['Play slideshow', 'More']);
    expect(controls()?.textContent).not.toContain('2 / 8');
  });

  test.each(['top', 'bottom'] as const)('is at the %s, and leaves only its tab visible when hidden', async (edge) => {
    await renderSettings({ controlBarPosition: edge, controlTab: true, filmstrip: false });
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

  test('is not rendered with controlBar: false', async () => {
    await renderSettings({ controlBar: false, filmstrip: false, infoAlwaysShown: true });
    await expect.element(dialog().getByRole('region', { name: 'About this image' })).toBeVisible();
    expect(bar()).toBeNull();
    expect(placeOf(slides())).toMatchObject({ top: 0, bottom: 800 });
  });

  test.each([1280, 390])('does not shift any controls when the user navigates (%i px wide)', async (width) => {
    await page.viewport(width, 800);
    const [, photo, , film, , ...others] = createImages(7);
    const pictures = [
      { id: 'bare', url: `${PICTURE_URL}?bare` },
      { ...photo, priceList: { id: 'prints' } },
      { id: 'missing', url: '/missing.png' },
      { ...film, kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO', title: '', description: '' },
      ...others,
    ] as readonly GalleryImage[];
    const manual = { title: 'Print', price: '4.00', parameters: [] };
    const priceLists = { prints: { sections: ['manual' as const], manual } };
    const backend = createStaticBackend({ images: pictures, settings: EVERYTHING, comments: true, priceLists });
    await renderSettings({}, { pictures, backend, source: backend.lightbox });
    await expect.element(button('Show shop')).toBeVisible();
    const places = () => [...(controls()?.querySelectorAll(':scope > .loggia-button') ?? [])].map(placeOf);
    const counterStart = () => placeOf(controls()?.querySelector('.loggia-counter') ?? null).left;
    const [before, start] = [places(), counterStart()];
    for (const count of ['3', '4', '5', '6', '1']) {
      await press('{ArrowRight}');
      await expect.poll(() => controls()?.textContent).toMatch(new RegExp(`^${count} / 6`));
      expect(places(), count).toEqual(before.slice(1));
      expect(counterStart()).toBe(start);
    }
  });

  test("disables a control that doesn't apply to the current image, and keeps focus on the control", async () => {
    const [first, second, film] = createImages(3);
    const bare = { title: undefined, description: undefined, kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO' };
    const pictures = [first, second, { ...film, ...bare }] as readonly GalleryImage[];
    await page.viewport(1280, 800);
    await renderSettings(EVERYTHING, { pictures });
    await expect.element(button('Hide info')).toBeVisible();
    const info = button('Hide info').element() as HTMLElement;
    info.focus();
    await press('{ArrowRight}');
    await expect.element(info).toHaveAttribute('aria-label', 'Show info');
    await expect.element(info).toHaveFocus();
    for (const name of ['Zoom', 'Show info']) {
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    await press('{Enter}{ArrowRight}');
    await expect.element(button('Hide info')).not.toHaveAttribute('aria-disabled');
    await expect.element(info).toHaveFocus();
  });

  test.each(['top', 'bottom'] as const)('has space reserved at the %s before it appears', async (edge) => {
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

  test('fits all controls on one line on a phone', async () => {
    await page.viewport(390, 800);
    await renderSettings(EVERYTHING);
    await expect.element(button('Share')).toBeVisible();
    const places = [...(controls()?.querySelectorAll('.loggia-button') ?? [])].map(placeOf);
    expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(390);
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    const sides = places.flatMap(({ left, right, top, bottom }) => [right - left, bottom - top]);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(48);
  });

  test('keeps the counter left-to-right in right-to-left layouts', async () => {
    await renderSettings({}, { dir: 'rtl' });
    await expect.element(button('Share')).toBeVisible();
    const text = controls()?.querySelector('.loggia-counter > bdi')?.firstChild;
    const leftOf = (offset: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, offset);
      if (text) range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().left;
    };
    expect(text?.textContent).toBe('2 / 8');
    expect(leftOf(0)).toBeLessThan(leftOf(4));
  });

  test.each(['ltr', 'rtl'] as const)('has the counter at the start and the controls at the end (%s)', async (dir) => {
    await renderSettings({}, { dir });
    await expect.element(button('Share')).toBeVisible();
    const bar = placeOf(controls());
    const counter = placeOf(controls()?.querySelector('.loggia-counter') ?? null);
    const last = placeOf(button('More').element());
    const fromStart = dir === 'ltr' ? counter.left - bar.left : bar.right - counter.right;
    const fromEnd = dir === 'ltr' ? bar.right - last.right : last.left - bar.left;
    expect(fromStart).toBeLessThan(24);
    expect(fromEnd).toBeLessThan(24);
  });

  test.each(['top', 'bottom'] as const)('passes axe with all controls and overlays at the %s', async (edge) => {
    const places = { controlBarPosition: edge, infoPosition: edge, ratingPosition: edge, hitCounterPosition: edge };
    await renderSettings({ ...EVERYTHING, ...places, hitCounter: true, infoAlwaysShown: true });
    await expect.element(dialog().getByRole('region', { name: 'About this image' })).toBeVisible();
    await expectAccessible();
  });
});
