import '@loggia/ui/styles.css';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive } from '../thumbnailGallery/galleryFixtures.tsx';

beforeEach(async () => {
  await page.viewport(390, 700);
  window.scrollTo(0, 0);
});

const PER_PAGE = 30;
const backend = createStaticBackend({ images: createArchive(600), perPage: PER_PAGE });
const items = () => document.querySelectorAll('[data-thumbnails] > li');
const scrollBy = async (top: number) => {
  window.scrollBy({ top, behavior: 'instant' });
  for (let paint = 0; paint < 6; paint++) await nextPaint();
};

test('an endless gallery loads one page at a time even if scroll anchoring keeps the footer in place', async () => {
  await render(
    <main>
      <GalleryBrowser backend={backend} paging="scroll" urlState={false}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
      <div style={{ height: 1500 }} />
    </main>,
  );
  await expect.poll(() => items().length).toBe(PER_PAGE);
  // Only the gap between the last row and the button is in view, so the content below is the scroll anchor.
  const end = document.querySelector('.loggia-more > div') ?? document.body;
  await scrollBy(end.getBoundingClientRect().top - 1);
  await expect.poll(() => items().length).toBe(2 * PER_PAGE);
  for (let paint = 0; paint < 10; paint++) await nextPaint();
  const top = end.getBoundingClientRect().top;
  expect(items()).toHaveLength(2 * PER_PAGE);
  expect(Math.abs(top)).toBeLessThan(60);
  await scrollBy(-120);
  await expect.poll(() => items().length).toBe(3 * PER_PAGE);
});
