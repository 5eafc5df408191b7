import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReactElement } from 'react';
import type { GallerySource } from '@loggia/hooks';
import { HttpStatusError, MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { createStaticAlbums, createStaticBackend } from '@loggia/hooks/static';
import { AlbumCompact, CommentPanel, GalleryBrowser, Playlist, ThumbnailGallery } from '@loggia/ui';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import '@loggia/ui/styles.css';

const failing = (failure: Error): GallerySource => ({
  async loadPage() {
    throw failure;
  },
});
const EMPTY_ALBUM = createStaticAlbums({ album: { id: '1', title: 'Top', entries: [] } });
const notice = () => document.querySelector<HTMLElement>('.loggia-notice');
const address = location.href;

beforeEach(async () => page.viewport(1000, 700));
afterEach(() => history.replaceState(null, '', address));

const STATES: readonly (readonly [
  name: string,
  renderView: () => ReactElement,
  heading: string,
  text: RegExp,
  action: string,
])[] = [
  ['an empty gallery', () => <ThumbnailGallery images={[]} />, 'Nothing here', /^Images will appear/, 'Go back'],
  [
    'a gallery that no longer exists',
    () => <ThumbnailGallery source={failing(new MissingContentError())} />,
    'Gallery not found',
    /^This gallery is no longer available\.$/,
    'Go back',
  ],
  [
    'a gallery with a server error',
    () => <ThumbnailGallery source={failing(new HttpStatusError(500))} />,
    'Something went wrong',
    /^The images could not be loaded\.$/,
    'Try again',
  ],
  [
    'an offline gallery',
    () => <ThumbnailGallery source={failing(new OfflineError())} />,
    'No connection',
    /^You are probably offline\.$/,
    'Try again',
  ],
  ['an empty album', () => <AlbumCompact backend={EMPTY_ALBUM} />, 'Nothing here', /^Galleries will appear/, 'Go back'],
  ['a playlist without videos', () => <Playlist videos={[]} />, 'Nothing here', /^Videos will appear/, 'Go back'],
];

describe.each(STATES)('%s', (_name, renderView, heading, text, action) => {
  test('shows an icon, a heading, a message and an action', async () => {
    const screen = await render(<main>{renderView()}</main>);
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
    const button = screen.getByRole('button', { name: action, exact: true });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(notice()?.querySelector('svg')?.getBoundingClientRect().height).toBe(40);
    await expectAccessible(screen.container);
  });
});

test('the action in an empty gallery goes back to the previous page', async () => {
  const goBack = vi.spyOn(history, 'back').mockReturnValue();
  history.pushState(null, '', address);
  const screen = await render(<ThumbnailGallery images={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(goBack).toHaveBeenCalledOnce();
});

test('a search without results offers to show all images', async () => {
  const screen = await render(
    <GalleryBrowser
      backend={createStaticBackend({ images: [{ id: '1', url: '/a.jpg', title: 'Ridge' }] })}
      defaultState={{ search: 'sea' }}
      urlState={false}
    >
      {(view) => <ThumbnailGallery {...view} />}
    </GalleryBrowser>,
  );
  await expect.element(screen.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show all images' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Go back' })).not.toBeInTheDocument();
});

test('an error above loaded images is a compact notice within the viewport', async () => {
  const images = Array.from({ length: 60 }, (_, index) => ({
    id: String(index),
    url: paintedImages[index % 5]?.url ?? '',
  }));
  const { gallery } = createStaticBackend({ images, perPage: 40 });
  const source: GallerySource = {
    loadPage: async (query, options) =>
      query.page === 1 && gallery ? gallery.loadPage(query, options) : Promise.reject(new HttpStatusError(500)),
  };
  const screen = await render(<ThumbnailGallery source={source} />);
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeInViewport();
  expect(notice()?.getBoundingClientRect().height).toBeLessThan(160);
});

test('comments show a retry button if they fail to load, and a heading if there are none', async () => {
  const store = createFakeCommentStore();
  const screen = await render(<CommentPanel lightbox={{ image: { id: '1', url: '/a.jpg' } }} store={store} />);
  await expect.poll(() => store.loads.length).toBe(1);
  store.loads[0]?.reject(new HttpStatusError(500));
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await screen.getByRole('button', { name: 'Load again' }).click();
  await expect.poll(() => store.loads.length).toBe(2);
  store.loads[1]?.resolve({ comments: [], rules: {} });
  await expect.element(screen.getByRole('heading', { name: 'No comments yet' })).toBeVisible();
});
