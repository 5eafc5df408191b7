import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, press, renderLightboxPage, renderOpenLightbox, thumbnail } from './renderLightboxPage.tsx';
import { renderSettings, slides } from './renderSettings.tsx';

afterEach(() => page.viewport(1280, 800));

const info = () => dialog().getByRole('region', { name: 'About this image' });
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const picture = () => boxOf(dialog().element().querySelector('[data-role=current] img'));
const texts = () => boxOf(dialog().element().querySelector('.loggia-foot-texts'));
const LONG = `From the ridge one sees three lakes${', the old road over the pass, and the sea behind the hills'.repeat(4)}.`;

describe('title and description', () => {
  test('are below the image and aligned with its edge if there is room', async () => {
    await renderOpenLightbox();
    await expect.element(info()).toBeVisible();
    const words = boxOf(info().getByText('Landscape 2').element());
    expect(words.top).toBeGreaterThanOrEqual(picture().bottom);
    expect(words.left).toBeCloseTo(picture().left, 0);
    expect(texts().bottom).toBeLessThanOrEqual(boxOf(slides()).bottom);
  });

  test('overlay the bottom of a full-height image on a gradient as wide as the image', async () => {
    await page.viewport(960, 520);
    await renderOpenLightbox();
    await expect.element(info()).toBeVisible();
    expect(texts().bottom).toBeCloseTo(picture().bottom, 0);
    expect(texts().left).toBeCloseTo(picture().left, 0);
    expect(texts().right).toBeCloseTo(picture().right, 0);
    const words = boxOf(info().getByText('Landscape 2').element());
    expect(words.left).toBeGreaterThan(picture().left + 8);
    expect(words.top).toBeGreaterThan(picture().top);
  });

  test('are below the error without a gradient if the image fails to load', async () => {
    const url = new URL('/no-picture.png', location.href).href;
    await renderLightboxPage({ images: createImages(5).map((image) => ({ ...image, url })) });
    await thumbnail('2').click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    await expect.element(info()).toBeVisible();
    expect(texts().top).toBeGreaterThanOrEqual(boxOf(button('Try again').element()).bottom);
    const foot = dialog().element().querySelector('.loggia-foot-texts');
    expect(foot && getComputedStyle(foot).backgroundImage).toBe('none');
  });

  test("end above the control bar's tab", async () => {
    await page.viewport(960, 520);
    const pictures = createImages(8).map((image) => ({ ...image, description: LONG }));
    await renderSettings({ controlTab: true, rating: false }, { pictures });
    const tab = boxOf(button('Hide controls').element());
    expect(tab.top).toBeLessThan(texts().bottom);
    expect(boxOf(info().getByText(LONG).element()).bottom).toBeLessThanOrEqual(tab.top);
  });

  test('are next to a full-height image in a wide viewport without overlapping the arrow', async () => {
    await page.viewport(1280, 520);
    await renderOpenLightbox();
    await expect.element(info()).toBeVisible();
    expect(texts().bottom).toBeCloseTo(picture().bottom, 0);
    expect(texts().left).toBeGreaterThan(picture().right);
    expect(texts().right).toBeLessThan(boxOf(button('Next image').element()).left);
  });

  test('move to the edge of the next image when the user navigates', async () => {
    const images = createImages(5).map((image, index) => (index === 2 ? { ...image, width: 300, height: 400 } : image));
    await renderOpenLightbox({ images });
    await expect.element(info()).toHaveTextContent('Landscape 2');
    const { left } = texts();
    await press('{ArrowRight}');
    await expect.element(info()).toHaveTextContent('Landscape 3');
    expect(texts().left).toBeGreaterThan(left);
  });

  test('are hidden while the image is zoomed', async () => {
    await renderOpenLightbox();
    await expect.element(info()).toBeVisible();
    await button('Zoom').click();
    await expect.element(info()).not.toBeInTheDocument();
  });

  test('are clamped to two lines on a phone, and can be expanded with a "more" button', async () => {
    await page.viewport(390, 844);
    const images = createImages(5).map((image) => ({ ...image, width: 300, height: 400, description: LONG }));
    await renderOpenLightbox({ images });
    const description = info().getByText(LONG);
    await expect.element(description).toBeVisible();
    const { height } = boxOf(description.element());
    await info().getByRole('button', { name: 'more' }).click();
    await expect.poll(() => boxOf(description.element()).height).toBeGreaterThan(height);
    await info().getByRole('button', { name: 'less' }).click();
    await expect.poll(() => boxOf(description.element()).height).toBe(height);
    await info().getByRole('button', { name: 'more' }).click();
    await press('{ArrowRight}');
    await expect.element(info().getByRole('button', { name: 'more' })).toBeVisible();
  });
});

describe('a long description below a wide image on a phone', () => {
  test('is shown in full and has no "more" button', async () => {
    await page.viewport(390, 844);
    await renderOpenLightbox({ images: createImages(5).map((image) => ({ ...image, description: LONG })) });
    const description = info().getByText(LONG);
    await expect.element(description).toBeVisible();
    expect(boxOf(description.element()).top).toBeGreaterThanOrEqual(picture().bottom);
    expect(boxOf(description.element()).bottom).toBeLessThanOrEqual(boxOf(slides()).bottom);
    expect(description.element().scrollHeight).toBeLessThanOrEqual(description.element().clientHeight);
    await expect.element(info().getByRole('button', { name: 'more' })).not.toBeInTheDocument();
  });
});

describe('stars and hit counter', () => {
  test('are next to the title and description if no position is set', async () => {
    const pictures = createImages(8).map((image) => ({ ...image, hitCount: 7 }));
    await renderSettings({ rating: true, hitCounter: true }, { pictures });
    await expect.element(dialog().getByRole('radiogroup')).toBeVisible();
    const foot = dialog().element().querySelector('.loggia-foot-texts');
    await expect.poll(() => foot?.querySelector('.loggia-hits')).not.toBeNull();
    expect(foot?.querySelector('[role=radiogroup]')).not.toBeNull();
    expect(boxOf(info().element()).right).toBeLessThanOrEqual(boxOf(foot?.querySelector('.loggia-votes')).left);
  });

  test('share a baseline with the last line of the description', async () => {
    const pictures = createImages(8).map((image) => ({ ...image, hitCount: 7, description: 'Above the lake.' }));
    await renderSettings({ rating: true, hitCounter: true }, { pictures });
    const foot = dialog().element();
    await expect.poll(() => foot.querySelector('.loggia-foot-texts > .loggia-hits')).not.toBeNull();
    const baselines = ['.loggia-info-text', '.loggia-rating-hint', '.loggia-hits'].map((selector) => {
      const probe = document.createElement('i');
      probe.style.display = 'inline-block';
      foot.querySelector(`.loggia-foot-texts ${selector}`)?.append(probe);
      const { bottom } = boxOf(probe);
      probe.remove();
      return Math.round(bottom);
    });
    expect(new Set(baselines).size, String(baselines)).toBe(1);
  });

  test('align with the title on a phone', async () => {
    await page.viewport(390, 844);
    await renderSettings({ rating: true });
    await expect.element(dialog().getByRole('radiogroup')).toBeVisible();
    const foot = dialog().element().querySelector('.loggia-foot-texts');
    const start = boxOf(info().element()).left;
    expect(boxOf(foot?.querySelector('.loggia-star svg')).left).toBeCloseTo(start, 0);
    const hint = foot?.querySelector('.loggia-rating-hint');
    const padding = hint ? Number.parseFloat(getComputedStyle(hint).paddingLeft) : Number.NaN;
    expect(boxOf(hint).left + padding).toBeCloseTo(start, 0);
  });

  test('share an overlay with the title and description if positioned at the bottom', async () => {
    await renderSettings({ hitCounter: true, hitCounterPosition: 'bottom' });
    await expect.element(info()).toBeVisible();
    expect(info().element().closest('.loggia-over')).not.toBeNull();
  });
});
