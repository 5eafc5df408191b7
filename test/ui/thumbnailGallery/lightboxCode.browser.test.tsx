// @own-page
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ThumbnailGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { createArchive, thumbnail } from './galleryFixtures.tsx';

const address = window.location.href;
/** Links to the same page, so that following one doesn't end the test. */
const images = createArchive(3).map((image) => ({ ...image, url: `#photo-${image.id}` }));

afterEach(() => window.history.replaceState(null, '', address));

// Runs in its own file, because a chunk that has loaded isn't requested again.
test('thumbnails remain links if the lightbox chunk fails to load, and open the lightbox once the chunk has loaded', async () => {
  const code = await withholdCode('GalleryLightbox.tsx');
  await render(<ThumbnailGallery images={images} />);
  await userEvent.click(thumbnail(1));
  await vi.waitFor(() => expect(window.location.hash).toBe('#photo-2'));
  expect(document.querySelector('dialog')).toBeNull();

  await code.give();
  await nextPaint();
  expect(document.querySelector('dialog')).toBeNull();
  await userEvent.click(thumbnail(0));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(window.location.hash).toBe('#photo-2');
});
