// @own-page
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ThumbnailGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { createArchive, thumbnail } from './galleryFixtures.tsx';

const address = window.location.href;
/** Links that lead nowhere else, so that following one does not end the test. */
const images = createArchive(3).map((image) => ({ ...image, url: `#photo-${image.id}` }));

afterEach(() => window.history.replaceState(null, '', address));

// Alone in its file: a module that was fetched once is not fetched again.
test('a lightbox whose code cannot be fetched leaves the thumbnail the link that it is, and opens once it can', async () => {
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
