import '@loggia/ui/styles.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { createDeferredSource } from '../../helpers/createDeferredSource.ts';
import { createArchive, gallery, items } from '../thumbnailGallery/galleryFixtures.tsx';

beforeEach(() => page.viewport(1000, 700));

const backend = createStaticBackend({ images: createArchive(70), perPage: 30 });

describe('focus in a gallery browser', () => {
  test('moves to the gallery after a successful retry', async () => {
    const source = createDeferredSource();
    const screen = await render(
      <GalleryBrowser backend={{ ...backend, gallery: source }} urlState={false}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>,
    );
    await vi.waitFor(() => source.last.fail(new HttpStatusError(500)));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    (retry.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => source.requests.length).toBe(2);
    source.last.answer({ images: createArchive(2) });
    await expect.poll(() => items().length).toBe(2);
    await expect.poll(() => document.activeElement).toBe(gallery());
  });

  test('stays on "Load more" if the request fails, so that the user can retry', async () => {
    const source = createDeferredSource();
    const screen = await render(
      <GalleryBrowser backend={{ ...backend, gallery: source }} urlState={false} paging="button">
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>,
    );
    await vi.waitFor(() => source.last.answer({ images: createArchive(2), pageCount: 2 }));
    const more = screen.getByRole('button', { name: 'Load More...' });
    await expect.element(more).toBeVisible();
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => source.requests.length).toBe(2);
    source.last.fail(new HttpStatusError(500));
    await expect.element(screen.getByText('The images could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0);
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => source.requests.length).toBe(3);
    source.last.answer({ images: [] });
    const end = screen.getByRole('button', { name: 'All 2 images are shown.' });
    await expect.element(end).toHaveFocus();
  });

  test('moves to the gallery once "Show all images" has loaded the images', async () => {
    const screen = await render(
      <GalleryBrowser backend={backend} urlState={false} defaultState={{ search: 'submarine' }}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>,
    );
    const all = screen.getByRole('button', { name: 'Show all images' });
    await expect.element(all).toBeVisible();
    (all.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => items().length).toBe(30);
    await expect.poll(() => document.activeElement).toBe(gallery());
  });
});
