import '@loggia/ui/styles.css';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, MasonryGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive } from '../thumbnailGallery/galleryFixtures.tsx';

beforeEach(async () => {
  await page.viewport(1000, 700);
  window.scrollTo(0, 0);
});

const PER_PAGE = 30;
const rows = () => document.querySelector('.loggia-images-sideways') ?? document.body;
const items = () => document.querySelectorAll('.loggia-images > li');
const showEnd = () => rows().scrollTo({ left: rows().scrollWidth, behavior: 'instant' });

test('a masonry gallery in rows loads more images when scrolled near its end, but not when the page scrolls', async () => {
  const backend = createStaticBackend({ images: createArchive(100), perPage: PER_PAGE });
  const screen = await render(
    <main>
      <GalleryBrowser backend={backend} paging="scroll" urlState={false}>
        {(view) => <MasonryGallery {...view} direction="rows" maxColumns={2} lightbox={false} />}
      </GalleryBrowser>
      <div style={{ height: 900 }} />
    </main>,
  );
  await expect.poll(() => items().length).toBe(PER_PAGE);
  for (const top of [100, 0]) {
    window.scrollTo({ top, behavior: 'instant' });
    await nextPaint();
  }
  expect(items()).toHaveLength(PER_PAGE);
  for (const count of [60, 90, 100]) {
    showEnd();
    await expect.poll(() => items().length).toBe(count);
  }
  await expect.element(screen.getByRole('button', { name: 'All 100 images are shown.' })).toBeInTheDocument();
});
