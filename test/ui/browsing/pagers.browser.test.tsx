import '@loggia/ui/styles.css';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createStaticAlbums, createStaticBackend } from '@loggia/hooks/static';
import type { PagerPosition } from '@loggia/hooks/gallery';
import { AlbumCompact, GalleryBrowser, ImageBrowser, MasonryGallery, Playlist, ThumbnailGallery } from '@loggia/ui';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createImages } from '../imageGalleries/imageFixtures.tsx';
import { createPages } from '../playlist/PlaylistPage.tsx';

const address = location.href;
beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  history.replaceState(null, '', address);
  window.scrollTo(0, 0);
});

const backend = createStaticBackend({ images: createImages(9), perPage: 3 });
const entries = Array.from({ length: 6 }, (_, index) => ({
  id: String(index + 2),
  title: `Valley ${index + 1}`,
  images: createImages(2),
}));
const albums = createStaticAlbums({ album: { id: '1', title: 'Travels', entries }, albumsPerPage: 2 });
const stub = createStubPlayer();

const VIEWS: readonly (readonly [string, (pagerPosition: PagerPosition | undefined) => ReactElement])[] = [
  ['a thumbnail gallery', (pagerPosition) => <ThumbnailGallery {...{ backend, pagerPosition }} lightbox={false} />],
  ['a masonry gallery', (pagerPosition) => <MasonryGallery {...{ backend, pagerPosition }} lightbox={false} />],
  [
    'a gallery browser',
    (pagerPosition) => (
      <GalleryBrowser {...{ backend, pagerPosition }} urlState={false}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
    ),
  ],
  ['an image browser', (pagerPosition) => <ImageBrowser images={createImages(3)} {...{ pagerPosition }} />],
  ['an album', (pagerPosition) => <AlbumCompact backend={albums} {...{ pagerPosition }} />],
  [
    'a playlist',
    (pagerPosition) => <Playlist {...createPages()} {...{ pagerPosition }} adapters={{ file: stub, youtube: stub }} />,
  ],
];

const pagers = () => [...document.querySelectorAll<HTMLElement>('.loggia-pager, .loggia-video-pager')];
const lists = () => document.querySelector('.loggia-gallery ul, .loggia-image-browser-image');
const sides = () =>
  pagers().map((pager) => {
    const isAbove = pager.compareDocumentPosition(lists() as Node) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAbove ? 'above' : 'below';
  });
const shown = () => pagers().map((pager) => pager.querySelector('input')?.value ?? /\d+/.exec(pager.innerText)?.[0]);

describe.each(VIEWS)('the pagers of %s', (_name, view) => {
  test.each([
    [undefined, ['below']],
    ['below', ['below']],
    ['above', ['above']],
    ['both', ['above', 'below']],
  ] as const)('are placed according to pagerPosition (%s)', async (pagerPosition, expected) => {
    await render(<main>{view(pagerPosition)}</main>);
    await expect.poll(sides).toEqual(expected);
  });

  test('stay in sync, share one live region, and keep focus on the clicked button', async () => {
    await render(
      <main>
        <h1>Alps</h1>
        <h2>Pictures</h2>
        {view('both')}
      </main>,
    );
    await expect.poll(shown).toEqual(['1', '1']);
    const regions = document.querySelectorAll('[role="status"]').length;
    for (const [side, expected] of [
      [0, '2'],
      [1, '3'],
    ] as const) {
      const pager = page.elementLocator(pagers()[side] as HTMLElement);
      // Pages of an album have URLs, so its pager uses links.
      const name = /^next/i;
      const next = pager.getByRole('button', { name }).or(pager.getByRole('link', { name })).element();
      next.focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(shown).toEqual([expected, expected]);
      expect(document.activeElement).toBe(next);
      expect(document.querySelectorAll('[role="status"]')).toHaveLength(regions);
    }
    await expectAccessible();
  });
});

test('a gallery with two pagers has no second live region', async () => {
  const count = async (pagerPosition: PagerPosition) => {
    const screen = await render(<ThumbnailGallery {...{ backend, pagerPosition }} lightbox={false} />);
    await expect.poll(() => pagers().length).toBeGreaterThan(0);
    const found = document.querySelectorAll('[role="status"], [aria-live]').length;
    await screen.unmount();
    return found;
  };
  expect(await count('both')).toBe(await count('below'));
});

test.each(['button', 'scroll'] as const)(
  'appending images (%s) keeps the "Load more" button below them regardless of pagerPosition',
  async (paging) => {
    await render(
      <GalleryBrowser {...{ backend, paging }} urlState={false} pagerPosition="both">
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>,
    );
    await expect.poll(() => document.querySelectorAll('.loggia-more').length).toBe(1);
    expect(document.querySelector('.loggia-more')?.previousElementSibling?.matches('.loggia-pager')).toBe(false);
  },
);

test('a custom pager is rendered on each side, and receives the side and isLast', async () => {
  const slots = {
    pager: ({ side, isLast }: { readonly side: string; readonly isLast: boolean }) => (
      <p className="own">{`${side}${isLast ? ', last' : ''}`}</p>
    ),
  };
  await render(<ThumbnailGallery {...{ backend, slots }} pagerPosition="both" lightbox={false} />);
  const texts = () => [...document.querySelectorAll('.own')].map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['above', 'below, last']);
});
