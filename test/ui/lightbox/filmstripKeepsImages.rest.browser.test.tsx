import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThumbnailGallery } from '@loggia/ui';
import type { GalleryImage } from '@loggia/hooks';
import { createArchive, paint } from '../../ui/thumbnailGallery/galleryFixtures.tsx';

const archive = createArchive(5).map((image, index) => ({ ...image, url: paint(index), width: 500, height: 300 }));
const added: GalleryImage = { id: 'added', url: paint(7), title: 'Added', width: 500, height: 300 };

/** The same images as if the list was fetched again: new objects, whose text and URLs may have changed. */
const fetchedAnew = (images: readonly GalleryImage[]) =>
  images.map((image) => ({ ...image, description: 'Corrected' }));
const lists: Readonly<Record<string, readonly GalleryImage[]>> = {
  'fetched again': fetchedAnew(archive),
  'fetched again with an image prepended': [added, ...fetchedAnew(archive)],
  'missing its first image': archive.slice(1),
  're-sorted': archive.toReversed(),
};
describe.each(Object.entries(lists))('when the image list is %s', (_name, next) => {
  test('an open lightbox keeps the image elements in its filmstrip', async () => {
    const lightbox = { effect: 'none', history: false } as const;
    const show = (images: readonly GalleryImage[]) => (
      <StrictMode>
        <ThumbnailGallery images={images} lightbox={lightbox} />
      </StrictMode>
    );
    const screen = await render(show(archive));
    await screen.getByRole('button', { name: 'Ridge 4', exact: true }).first().click();
    await expect.element(screen.getByText('4 / 5')).toBeVisible();
    const strip = () => [...document.querySelectorAll<HTMLImageElement>('dialog .loggia-filmstrip img')];
    await expect.poll(() => strip().length).toBe(5);
    const kept = strip().filter(({ src }) => next.some(({ url }) => new URL(url, location.href).href === src));
    expect(kept.length).toBeGreaterThanOrEqual(4);
    await screen.rerender(show(next));
    await expect.poll(() => strip().length).toBe(next.length);
    expect(kept.filter(({ isConnected }) => !isConnected)).toEqual([]);
  });
});
