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
  'a thumbnail gallery': (images) => <ThumbnailGallery images={images} lightbox={lightbox} />,
  'a masonry gallery': (images) => <MasonryGallery images={images} lightbox={lightbox} />,
  'a gallery of justified columns': (images) => <JustifiedGallery images={images} lightbox={lightbox} />,
  'a gallery of justified rows': (images) => <JustifiedGallery direction="rows" images={images} lightbox={lightbox} />,
  'a blog': (images) => <BlogGallery images={images} lightbox={lightbox} />,
};
const changes: Readonly<Record<string, readonly GalleryImage[]>> = {
  'in reverse order': archive.toReversed(),
  'extended at the start': [added, ...archive],
  'shortened at the start': archive.slice(1),
};
const linkOf = (title: string) =>
  page.elementLocator(document.body).getByRole('button', { name: title, exact: true }).first().element() as HTMLElement;

beforeEach(() => page.viewport(1000, 800));

describe.each(Object.entries(views))('%s', (_name, show) => {
  test.each(Object.entries(changes))(
    "keeps an image's element and focus when the list is %s",
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

  test('shows an image twice if its ID occurs twice', async () => {
    const [first, second] = [archive[0] ?? added, archive[1] ?? added];
    const screen = await render(show([first, second, first]));
    await nextPaint();
    await screen.rerender(show([first, first, second]));
    await nextPaint();
    expect(document.querySelectorAll('.loggia-gallery li[data-index]').length).toBe(3);
  });
});

test('a feature carousel keeps an image element when the list is reordered', async () => {
  const show = (images: readonly GalleryImage[]) => <FeatureCarousel images={images} lightbox={lightbox} />;
  const screen = await render(show(archive));
  // The carousel's controls are added after the first paint, with a second live region.
  await expect.poll(() => document.querySelectorAll('.loggia-carousel > [role=status]').length).toBe(2);
  await nextPaint();
  const picture = screen.getByRole('img', { name: 'Ridge 1' }).first().element();
  await screen.rerender(show([archive[1] ?? added, archive[0] ?? added, ...archive.slice(2)]));
  await nextPaint();
  expect(picture.isConnected).toBe(true);
});

test.each(Object.entries(changes))(
  'the lightbox keeps the current image when the list is %s',
  async (_change, next) => {
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
  },
);
