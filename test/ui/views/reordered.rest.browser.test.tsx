import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { BlogGallery, FeatureCarousel, MasonryGallery, JustifiedGallery, ThumbnailGallery } from '@loggia/ui';
import type { GalleryImage } from '@loggia/hooks';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, paint } from '../thumbnailGallery/galleryFixtures.tsx';

const archive = createArchive(6).map((image, index) => ({ ...image, url: paint(index), width: 500, height: 300 }));
const added: GalleryImage = { ...archive[0], id: 'added', url: paint(1), title: 'Added', width: 500, height: 300 };
const lightbox = { effect: 'none', history: false } as const;

const views: Readonly<Record<string, (images: readonly GalleryImage[]) => ReactElement>> = {
  'the thumbnails': (images) => <ThumbnailGallery images={images} lightbox={lightbox} />,
  'the thumbnails with texts': (images) => <ThumbnailGallery images={images} lightbox={lightbox} />,
  'the masonry': (images) => <MasonryGallery images={images} lightbox={lightbox} />,
  'the vertical justified layout': (images) => <JustifiedGallery images={images} lightbox={lightbox} />,
  'the horizontal justified layout': (images) => (
    <JustifiedGallery direction="rows" images={images} lightbox={lightbox} />
  ),
  'the blog': (images) => <BlogGallery images={images} lightbox={lightbox} />,
};
const changes: Readonly<Record<string, readonly GalleryImage[]>> = {
  're-sorted': archive.toReversed(),
  'prepended to': [added, ...archive],
  'shortened at its beginning': archive.slice(1),
};
const linkOf = (title: string) =>
  page.elementLocator(document.body).getByRole('button', { name: title, exact: true }).first().element() as HTMLElement;

beforeEach(() => page.viewport(1000, 800));

describe.each(Object.entries(views))('%s', (_name, show) => {
  test.each(Object.entries(changes))(
    'keep element and focus of an image when the list is %s',
    async (_change, next) => {
      const screen = await render(show(archive));
      await nextPaint();
      const link = linkOf('Ridge 4');
      const picture = link.querySelector('img') ?? link.closest('li')?.querySelector('img');
      link.focus();
      await screen.rerender(show(next));
      await nextPaint();
      expect(linkOf('Ridge 4')).toBe(link);
      expect(picture?.isConnected).toBe(true);
      expect(document.activeElement).toBe(link);
    },
  );

  test('show an image twice whose id comes twice', async () => {
    const [first, second] = [archive[0] ?? added, archive[1] ?? added];
    const screen = await render(show([first, second, first]));
    await nextPaint();
    await screen.rerender(show([first, first, second]));
    await nextPaint();
    expect(document.querySelectorAll('.loggia-gallery li[data-index]').length).toBe(3);
  });
});

test('a feature carousel keeps the element of an image when the list is re-sorted', async () => {
  const show = (images: readonly GalleryImage[]) => <FeatureCarousel images={images} lightbox={lightbox} />;
  const screen = await render(show(archive));
  // The controls that turn it come after its first paint, in elements of their own, with a second line that is read out.
  await expect.poll(() => document.querySelectorAll('.loggia-carousel > [role=status]').length).toBe(2);
  await nextPaint();
  const picture = screen.getByRole('img', { name: 'Ridge 1' }).first().element();
  await screen.rerender(show([archive[1] ?? added, archive[0] ?? added, ...archive.slice(2)]));
  await nextPaint();
  expect(picture.isConnected).toBe(true);
});

test.each(Object.entries(changes))('the lightbox keeps its image when the list is %s', async (_change, next) => {
  const show = (images: readonly GalleryImage[]) => <ThumbnailGallery images={images} lightbox={lightbox} />;
  const screen = await render(show(archive));
  await nextPaint();
  const opener = linkOf('Ridge 4');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const shown = screen.getByRole('dialog').getByRole('img', { name: 'Ridge 4' });
  await expect.element(shown).toBeVisible();
  const picture = shown.element();
  await screen.rerender(show(next));
  const place = next.findIndex(({ title }) => title === 'Ridge 4') + 1;
  await expect.element(screen.getByText(`${place} / ${next.length}`)).toBeVisible();
  expect(picture.isConnected).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});
