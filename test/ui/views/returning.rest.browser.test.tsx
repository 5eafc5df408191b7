import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPlaces, leavePage, savedImageId, visitAgain } from '../../helpers/visitAgain.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createImages, imageAtTop, itemOf, openWindow, renderByRequest, topOf, VIEWS } from './visitFixtures.tsx';

const COUNT = 2000;
const images = createImages(COUNT);
const INTRO_HEIGHT_PX = 300;

beforeEach(openWindow);
afterEach(() => {
  forgetPlaces();
  history.scrollRestoration = 'auto';
});

async function isThere() {
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(20_000);
}

/** Shows a gallery scrolled to `scrollY`, and leaves the page. */
async function visit(view: (typeof VIEWS)[keyof typeof VIEWS], shown = images, scrollY = 9000) {
  const { answer, unmount } = await renderByRequest(view, INTRO_HEIGHT_PX);
  answer(shown);
  await isThere();
  window.scrollTo({ top: scrollY, behavior: 'instant' });
  await expect.poll(() => Math.abs(imageAtTop().top)).toBeLessThan(500);
  await nextPaint();
  const place = imageAtTop();
  // Until the code for scrolling has loaded, the position is saved without the image.
  await expect
    .poll(async () => {
      await leavePage();
      return savedImageId();
    })
    .toBeTruthy();
  await unmount();
  return place;
}

describe('a gallery that requests its images', () => {
  test.each(Object.entries(VIEWS))(
    'restores the scroll position in the %s view once the images have loaded',
    async (name, view) => {
      const { id, top } = await visit(view);
      visitAgain();
      const { answer } = await renderByRequest(view, INTRO_HEIGHT_PX);
      await nextPaint();
      expect(window.scrollY).toBe(0);
      answer(images);
      // The heights of a blog's entries are estimated at first.
      const tolerance = name === 'blog' ? 60 : 1;
      await expect.poll(() => Math.abs(topOf(id) - top)).toBeLessThanOrEqual(tolerance);
    },
  );

  test('restores the position after a reload with a different viewport width', async () => {
    const { id, top } = await visit(VIEWS.thumbnails);
    await page.viewport(700, 800);
    visitAgain('reload');
    const { answer } = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    answer(images);
    await expect.poll(() => topOf(id)).toBeCloseTo(top, 0);
  });

  test('falls back to the scroll offset if the image at the top no longer exists', async () => {
    const { id } = await visit(VIEWS.thumbnails);
    visitAgain();
    const { answer } = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    answer(images.filter((image) => image.id !== id));
    await expect.poll(() => window.scrollY).toBe(9000);
  });

  test('starts at the top on a new visit', async () => {
    await visit(VIEWS.thumbnails);
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { answer } = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    answer(images);
    await isThere();
    await nextPaint();
    expect(window.scrollY).toBe(0);
  });

  test("does not scroll if the page sets scrollRestoration to 'manual'", async () => {
    await visit(VIEWS.thumbnails);
    visitAgain();
    history.scrollRestoration = 'manual';
    const { answer } = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    answer(images);
    await isThere();
    await nextPaint();
    expect(window.scrollY).toBe(0);
  });

  test('keeps the current position if the user has scrolled before the images load', async () => {
    await visit(VIEWS.thumbnails);
    visitAgain();
    const { answer } = await renderByRequest(VIEWS.thumbnails, 3000);
    await nextPaint();
    window.scrollTo({ top: 200, behavior: 'instant' });
    await nextPaint();
    answer(images);
    await isThere();
    await nextPaint();
    expect(window.scrollY).toBe(200);
  });

  test('restores the position only once per document', async () => {
    const { id } = await visit(VIEWS.thumbnails);
    visitAgain();
    const first = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    first.answer(images);
    await expect.poll(() => itemOf(id)).not.toBeNull();
    await first.unmount();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const second = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    second.answer(images);
    await isThere();
    await nextPaint();
    expect(window.scrollY).toBe(0);
  });

  test('keeps the stored position if the user leaves before the images have loaded', async () => {
    const { id, top } = await visit(VIEWS.thumbnails);
    visitAgain();
    const early = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    await nextPaint();
    await leavePage();
    await early.unmount();
    visitAgain();
    const { answer } = await renderByRequest(VIEWS.thumbnails, INTRO_HEIGHT_PX);
    answer(images);
    await expect.poll(() => topOf(id)).toBeCloseTo(top, 0);
  });
});
