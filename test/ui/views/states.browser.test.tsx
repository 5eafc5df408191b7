import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReactElement } from 'react';
import type { Backend } from '@loggia/hooks';
import { createWordPressAlbums, createWordPressBackend } from '@loggia/hooks/wordpress';
import {
  AlbumCompact,
  AlbumExtended,
  AlbumMasonry,
  BlogGallery,
  FeatureCarousel,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  JustifiedGallery,
  ThumbnailGallery,
} from '@loggia/ui';
import '@loggia/ui/styles.css';
import { albumAnswer, albumConfig } from '../../fixtures/wordpress/albumMarkup.ts';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { errorBlock, galleryAnswer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';

interface ViewProps {
  readonly backend: Backend;
}

const GALLERIES: Readonly<Record<string, (props: ViewProps) => ReactElement>> = {
  thumbnails: (props) => <ThumbnailGallery {...props} />,
  'thumbnails with captions': (props) => <ThumbnailGallery {...props} titleDisplay="below" />,
  masonry: (props) => <MasonryGallery {...props} />,
  'masonry of rows': (props) => <MasonryGallery {...props} direction="rows" />,
  mosaic: (props) => <JustifiedGallery {...props} />,
  'justified layout of rows': (props) => <JustifiedGallery direction="rows" {...props} />,
  blog: (props) => <BlogGallery {...props} />,
  'image browser': (props) => <ImageBrowser {...props} />,
  slideshow: (props) => <InlineSlideshow {...props} />,
  carousel: (props) => <FeatureCarousel {...props} />,
};
const ALBUMS: typeof GALLERIES = {
  'compact album': (props) => <AlbumCompact {...props} />,
  'masonry album': (props) => <AlbumMasonry {...props} />,
  'extended album': (props) => <AlbumExtended {...props} />,
};

/** A `fetch` that returns these responses in order, and repeats the last one. */
function answering(...bodies: readonly (readonly [body: string, status?: number])[]) {
  let asked = 0;
  const fetch: typeof globalThis.fetch = async () => {
    const [body, status = 200] = bodies[Math.min(asked++, bodies.length - 1)] ?? [''];
    return new Response(body, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
  };
  return fetch;
}

const CRASH = '<p>There has been a critical error on this website.</p>';
const ITEMS = [1, 2].map((id) => ({ id: String(id), thumbnail: '/favicon.ico', href: '/favicon.ico' }));

describe.each(
  [...Object.entries(GALLERIES), ...Object.entries(ALBUMS)].map(([name, View]) => {
    const isAlbum = name in ALBUMS;
    const config = isAlbum ? albumConfig : firstGalleryConfig();
    const create = isAlbum ? createWordPressAlbums : createWordPressBackend;
    const entries = [{ kind: 'gallery', id: '7', title: 'Harbour' }];
    const good = isAlbum ? albumAnswer({ entries }) : galleryAnswer({ items: ITEMS });
    return { name, View, good, backend: (fetch: typeof globalThis.fetch) => create(config, { fetch }) };
  }),
)('$name', ({ View, good, backend }) => {
  test("shows the server's message if there are no items", async () => {
    const empty = galleryAnswer({ errorText: 'No Images found.' });
    const screen = await render(<View backend={backend(answering([empty]))} />);
    await expect.element(screen.getByText('No Images found.')).toBeVisible();
  });

  test('shows a "not found" state and no retry button if the server returns only an error block', async () => {
    const gone = errorBlock('There is no gallery selected or the gallery was deleted.');
    const screen = await render(<View backend={backend(answering([gone]))} />);
    await expect.element(screen.getByText(/no longer available|no gallery selected/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0);
  });

  test.each([
    ['crashes', CRASH, 500],
    ['returns an empty response', '', 200],
  ])('shows an error with a retry button if the server %s', async (_what, body, status) => {
    const screen = await render(<View backend={backend(answering([body, status], [good]))} />);
    const retry = screen.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    await userEvent.click(retry);
    await expect.element(retry).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link').or(screen.getByRole('button')).first()).toBeVisible();
  });

  test('shows a loading state until the response has loaded', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const screen = await render(<View backend={backend(async () => late)} />);
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(/Loading/);
    answer(new Response(good, { headers: { 'content-type': 'text/html' } }));
    await expect.element(screen.getByText(/^Loading/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link').or(screen.getByRole('button')).first()).toBeVisible();
  });
});

test('the error state of a gallery passes axe', async () => {
  const backend = createWordPressBackend(firstGalleryConfig(), { fetch: answering([CRASH, 500]) });
  const screen = await render(<ThumbnailGallery backend={backend} />);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(screen.container);
});
