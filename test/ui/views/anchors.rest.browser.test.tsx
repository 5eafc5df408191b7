import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createImages, renderByRequest, topOf, VIEWS } from './visitFixtures.tsx';

const COUNT = 2000;
const images = createImages(COUNT);

/** The scroll positions since the start of the test. */
let tops: number[] = [];
const noteTop = () => tops.push(window.scrollY);

beforeEach(async () => {
  await page.viewport(1200, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
  await nextPaint();
  tops = [];
  window.addEventListener('scroll', noteTop);
});
afterEach(() => {
  window.removeEventListener('scroll', noteTop);
  history.replaceState(null, '', location.pathname + location.search);
});

function nameImage(imageId: string): void {
  history.replaceState(null, '', `#gallery-7-image-${imageId}`);
}

async function followLink(imageId: string): Promise<void> {
  location.hash = `#gallery-7-image-${imageId}`;
  await expectInView(imageId);
}

const expectInView = (imageId: string) =>
  vi.waitFor(() => {
    expect(topOf(imageId)).toBeGreaterThan(-200);
    expect(topOf(imageId)).toBeLessThan(window.innerHeight);
  });

describe('a gallery that requests its images, with an image hash in the URL', () => {
  test.each(Object.entries(VIEWS))('scrolls to the image once the %s view has loaded', async (_, view) => {
    nameImage('1400');
    const { answer } = await renderByRequest(view);
    await nextPaint();
    expect(window.scrollY).toBe(0);
    answer(images);
    await expectInView('1400');
  });

  test('scrolls to the top of an image taller than the viewport', async () => {
    await page.viewport(1200, 80);
    nameImage('1400');
    const { answer } = await renderByRequest(VIEWS.thumbnails);
    await nextPaint();
    answer(images);
    await vi.waitFor(() => expect(Math.abs(topOf('1400'))).toBeLessThan(1));
  });

  test('does not scroll if the user has scrolled before the images load', async () => {
    nameImage('1400');
    const { answer } = await renderByRequest(VIEWS.thumbnails, 3000);
    await nextPaint();
    window.scrollTo(0, 300);
    await nextPaint();
    answer(images);
    await vi.waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000));
    await nextPaint();
    expect(window.scrollY).toBe(300);
    await followLink('700');
    expect(tops.slice(0, -1)).toEqual([300]);
  });

  test('does not scroll if the user scrolls in the same frame in which the page grows', async () => {
    nameImage('1400');
    const { answer } = await renderByRequest(VIEWS.thumbnails, 3000);
    await nextPaint();
    await nextPaint();
    // The browser reports scrolling at the start of the next frame, and growth at the end of this one.
    const grown = document.createElement('div');
    grown.style.height = '500px';
    await new Promise(requestAnimationFrame);
    window.scrollTo(0, 300);
    document.body.append(grown);
    await nextPaint();
    answer(images);
    await vi.waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000));
    await nextPaint();
    expect(window.scrollY).toBe(300);
    grown.remove();
  });
});
