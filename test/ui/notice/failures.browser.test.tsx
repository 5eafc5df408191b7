// @own-page
import '@loggia/ui/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReactElement } from 'react';
import {
  useCart,
  useLightbox,
  useSidebars,
  type CartBackend,
  type CommentStore,
  type PlaylistSource,
} from '@loggia/hooks';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { CartPanel, CommentPanel, EmbedSlide, Playlist, SidebarFailure } from '@loggia/ui';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { beginAt } from '../../helpers/visitHistory.ts';
import { createPages, item, PlaylistPage } from '../playlist/PlaylistPage.tsx';

const IMAGE = { id: '1', url: '/1.jpg', priceList: { id: '1' } };
const address = location.href;

const lostCart = (failure: Error): CartBackend => ({
  loadPriceList: () => Promise.reject(failure),
  addToCart: () => Promise.reject(failure),
});
const brokenCart = lostCart(new HttpStatusError(500));
const offlineCart = lostCart(new OfflineError('Some other words.'));

function Shop({ cart }: { readonly cart: CartBackend }) {
  return <CartPanel cart={useCart({ status: 'open', settings: {}, image: IMAGE }, { cart, defaultIsOpen: true })} />;
}

function FailedSidebar({ isOffline = false }: { readonly isOffline?: boolean }) {
  const sidebars = useSidebars(useLightbox({ images: [IMAGE] }));
  return (
    <SidebarFailure
      sidebars={sidebars}
      name="comments"
      isOffline={isOffline}
      getRetryButtonProps={(props) => ({ type: 'button', ...props })}
    />
  );
}

const sources = (failure: Error): PlaylistSource => ({ loadPage: () => Promise.reject(failure) });

async function openFailedThumbnails(): Promise<void> {
  const options = { mode: 'popup', thumbnails: true } as const;
  await render(<PlaylistPage {...createPages()} source={sources(new HttpStatusError(500))} player={options} />);
  await item(1).click();
  await page.getByRole('button', { name: 'Load more thumbnails' }).click();
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  beginAt();
});
afterEach(() => history.replaceState(null, '', address));

/** The failure's actions with a background color. */
const filledIn = (failure: Element) =>
  [...failure.querySelectorAll('button, a')].filter(
    (action) => getComputedStyle(action).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );

const FAILURES: readonly (readonly [name: string, draw: () => ReactElement, text: RegExp])[] = [
  ['prices', () => <Shop cart={brokenCart} />, /prices could not be loaded/],
  ['a sidebar chunk', () => <FailedSidebar />, /comments could not be loaded/],
  [
    'a playlist video',
    () => <Playlist videos={[{ provider: 'file', id: 'lost', title: 'lost', url: '/nowhere.webm' }]} />,
    /could not be played/,
  ],
  [
    'a video of an unknown type',
    () => <EmbedSlide image={{ id: '1', url: '/page', kind: 'video' }} isCurrent variant="inline" />,
    /cannot be shown here/,
  ],
];

test.each(FAILURES)('the error for %s has an icon, a message and one filled button', async (_name, draw, text) => {
  const screen = await render(
    <main className="loggia-gallery">
      <h1>Page</h1>
      {draw()}
    </main>,
  );
  const sentence = screen.getByText(text);
  await expect.element(sentence).toBeVisible();
  const failure = sentence.element().parentElement ?? document.body;
  expect(failure.querySelector('svg')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  const [action, ...others] = filledIn(failure);
  expect(others).toEqual([]);
  expect(action?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible(screen.container);
});

test('thumbnails that fail to load in a playlist pop-up show an icon and a filled button', async () => {
  await openFailedThumbnails();
  // The first match is in the dialog's live region.
  const text = page
    .getByRole('dialog')
    .getByText(/server had a problem/)
    .last();
  await expect.element(text).toBeVisible();
  const failure = text.element().parentElement ?? document.body;
  expect(failure.querySelector('svg')?.getBoundingClientRect().height).toBe(24);
  expect(filledIn(failure)).toHaveLength(1);
});

/** The start of the offline icon's path. The error's type, not its message, determines the icon. */
const OFFLINE = /^M4 4l16 16/;
const sign = () =>
  [...document.querySelectorAll('main svg path, main > svg path')].map((path) => path.getAttribute('d')).join(' ');

const lostComments: CommentStore = {
  ...createFakeCommentStore(),
  load: () => Promise.reject(new OfflineError('Some other words.')),
};

test('comments that fail to load offline show the offline icon and title', async () => {
  const screen = await render(
    <main>
      <CommentPanel lightbox={{ image: IMAGE }} store={lostComments} />
    </main>,
  );
  await expect.element(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect.element(screen.getByText(/You are probably offline/)).toBeVisible();
  expect(sign()).toMatch(OFFLINE);
});

test('prices that fail to load offline show the offline icon', async () => {
  const screen = await render(
    <main>
      <Shop cart={offlineCart} />
    </main>,
  );
  await expect.element(screen.getByText(/You are probably offline/)).toBeVisible();
  expect(sign()).toMatch(OFFLINE);
});

test('videos that fail to load offline show the offline icon and title', async () => {
  const screen = await render(<PlaylistPage {...createPages()} source={sources(new OfflineError())} />);
  await screen.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
  const notice = document.querySelector('.loggia-video-pages .loggia-notice');
  expect(notice?.querySelector('path')?.getAttribute('d')).toMatch(OFFLINE);
});

test('a sidebar whose chunk fails to load offline shows the offline icon and message', async () => {
  const screen = await render(
    <main>
      <FailedSidebar isOffline />
    </main>,
  );
  await expect
    .element(screen.getByText('You are probably offline. This will load once you are back online.'))
    .toBeVisible();
  expect(sign()).toMatch(OFFLINE);
});
