import '@loggia/ui/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfflineError } from '@loggia/hooks/errors';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { createArchive } from '../thumbnailGallery/galleryFixtures.tsx';

const address = location.href;
beforeEach(async () => {
  await page.viewport(390, 700);
  window.scrollTo(0, 0);
});
afterEach(() => history.replaceState(null, '', address));

const { gallery: source } = createStaticBackend({ images: createArchive(90), perPage: 60 });
const items = () => document.querySelectorAll('[data-thumbnails] > li');

test('a failed search above a long list shows the error and retry button within the viewport', async () => {
  let isOffline = false;
  const gallery: typeof source = {
    loadPage: (query, options) =>
      isOffline ? Promise.reject(new OfflineError('No network.')) : source.loadPage(query, options),
  };
  const screen = await render(
    <main>
      <GalleryBrowser backend={{ gallery }} paging="button" urlState={false}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
    </main>,
  );
  await expect.poll(() => items().length).toBe(60);
  isOffline = true;
  await userEvent.fill(screen.getByRole('searchbox'), 'number 7');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('You are probably offline.')).toBeInViewport();
  expect(items()).toHaveLength(60);
  expect(window.scrollY).toBe(0);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeInViewport();
  isOffline = false;
  await userEvent.click(retry);
  await expect.poll(() => items().length).toBeLessThan(60);
  await expect.element(screen.getByText('You are probably offline.')).not.toBeInTheDocument();
});
