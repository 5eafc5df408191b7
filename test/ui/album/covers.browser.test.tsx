import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStaticAlbums } from '@loggia/hooks/static';
import { AlbumCompact, AlbumExtended, AlbumMasonry, ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { render as renderCompact } from '../../../ui/mount/views/albumCompact.tsx';
import { render as renderExtended } from '../../../ui/mount/views/albumExtended.tsx';
import { paintedImages as images } from '../../helpers/paintedImages.ts';

const TITLE = 'A long walk along the coast from the northern harbour to the lighthouse at the very end of the bay';
const backend = createStaticAlbums({
  album: {
    id: '1',
    title: 'Top',
    entries: [
      { id: '7', title: TITLE, images },
      { id: '8', title: 'One', images: images.slice(0, 1) },
      { id: '2', title: 'Inner', entries: [{ id: '9', title: 'Sails', images }] },
    ],
  },
});
const covers = () => [...document.querySelectorAll<HTMLElement>('.loggia-thumbnail')];
const ratioOf = (element: Element | undefined) => {
  const { width = 0, height = 1 } = element?.getBoundingClientRect() ?? {};
  return width / height;
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  history.replaceState(null, '', location.pathname);
});

describe('album covers', () => {
  test.each([
    ['a compact album', () => <AlbumCompact backend={backend} />],
    ['an extended album', () => <AlbumExtended backend={backend} />],
    ['a compact album without a style nonce', () => <AlbumCompact backend={backend} thumbnailWidth={200} />],
  ])('have a 4:3 aspect ratio in %s', async (_name, view) => {
    await render(view());
    await expect.poll(() => ratioOf(covers()[0])).toBeCloseTo(4 / 3, 2);
  });

  test.each([
    ['compact', () => renderCompact({}), 250 / 140],
    ['extended', () => renderExtended({}), 357 / 201],
  ])("keep the aspect ratio of the server's thumbnails when the %s view is mounted", async (_name, draw, ratio) => {
    await render(draw()({ backend }));
    await expect.poll(() => ratioOf(covers()[0])).toBeCloseTo(ratio, 2);
  });

  test.each([
    ['compact', () => <AlbumCompact backend={backend} />],
    ['masonry', () => <AlbumMasonry backend={backend} />],
    ['extended', () => <AlbumExtended backend={backend} />],
  ])('show the number of images in the %s view', async (_name, view) => {
    const screen = await render(view());
    for (const count of ['5 images', '1 image', '1 item'])
      await expect.element(screen.getByText(count, { exact: true })).toBeVisible();
  });

  test("omit the image count if the backend doesn't report one", async () => {
    const albums = {
      ...backend.albums,
      loadAlbum: async () => ({
        page: 1,
        pageCount: 1,
        entries: [{ kind: 'gallery' as const, id: '7', title: 'Boats', cover: images[0] }],
      }),
    };
    const screen = await render(<AlbumCompact source={albums} titleDisplay="show" />);
    await expect.element(screen.getByRole('link', { name: 'Boats', exact: true })).toBeVisible();
    expect(document.querySelector('.loggia-thumbnail-count')).toBeNull();
  });
});

describe('long titles', () => {
  test('are clamped to two start-aligned lines when they overlay the image', async () => {
    const screen = await render(<AlbumCompact backend={backend} titleDisplay="show" />);
    const title = screen.getByText(TITLE);
    await expect.element(title).toBeVisible();
    const { lineHeight, textAlign, fontSize } = getComputedStyle(title.element());
    const line = Number.parseFloat(lineHeight) || 1.2 * Number.parseFloat(fontSize);
    // Two lines, the gradient above them and the padding below.
    expect(title.element().getBoundingClientRect().height).toBeLessThan(2.6 * line + 32 + 8);
    expect(title.element().getBoundingClientRect().height).toBeGreaterThan(1.8 * line + 32 + 8);
    expect(textAlign).toBe('start');
  });

  test('are clamped to two lines below the image, start-aligned unless a theme overrides it', async () => {
    await render(
      <ThumbnailGallery
        images={images.map((image) => ({ ...image, title: TITLE }))}
        titleDisplay="below"
        lightbox={false}
      />,
    );
    const title = document.querySelector('.loggia-caption > b') as HTMLElement;
    await expect.poll(() => title.getBoundingClientRect().height).toBe(40);
    const alignment = () => getComputedStyle(title).textAlign;
    expect(alignment()).toBe('start');
    document.documentElement.style.setProperty('--loggia-caption-align', 'center');
    expect(alignment()).toBe('center');
    document.documentElement.style.removeProperty('--loggia-caption-align');
  });
});
