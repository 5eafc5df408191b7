import '@loggia/ui/styles.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ImageBrowser, ThumbnailGallery, type BrowsingSlots, type GallerySlots } from '@loggia/ui';
import { createArchive, items } from '../thumbnailGallery/galleryFixtures.tsx';

const address = location.href;
beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  history.replaceState(null, '', address);
  window.scrollTo(0, 0);
});

const TAGS = [
  { id: '1', name: 'Odd' },
  { id: '2', name: 'Even' },
];
const images = createArchive(12).map((image, index) => ({ ...image, tagIds: [String((index % 2) + 1)] }));
const backend = createStaticBackend({ images, perPage: 5 });

const renderBrowser = (viewSlots?: GallerySlots, slots?: BrowsingSlots, paging?: 'numbers' | 'button') =>
  render(
    <GalleryBrowser backend={backend} tags={TAGS} urlState={false} {...{ slots, paging }}>
      {(view) => <ThumbnailGallery {...view} lightbox={false} slots={viewSlots} />}
    </GalleryBrowser>,
  );

test('a view with custom slots keeps the pager of its gallery browser', async () => {
  const screen = await renderBrowser({ title: ({ gallery }) => <h2>{`${gallery.total} in all`}</h2> });
  await expect.element(screen.getByRole('heading', { name: '12 in all' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  await vi.waitFor(() => expect(items()).toHaveLength(2));
});

test("a view's pager slot wraps the gallery browser's pager", async () => {
  const screen = await renderBrowser({
    pager: ({ gallery, children }) => (
      <section aria-label={`On page ${gallery.page}`}>
        {children}
        <button onClick={() => gallery.goToPage(3)}>To the end</button>
      </section>
    ),
  });
  const pager = screen.getByRole('region', { name: 'On page 1' });
  await expect.element(pager.getByRole('button', { name: 'Last page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'To the end' }));
  await expect.element(screen.getByRole('region', { name: 'On page 3' })).toBeVisible();
});

test('an image browser in a gallery browser keeps the search box, and has only one pager', async () => {
  const one = createStaticBackend({ images, perPage: 1 });
  const screen = await render(
    <GalleryBrowser backend={one} paging="none" urlState={false}>
      {(view) => <ImageBrowser {...view} lightbox={false} slots={{ title: () => <h2>One by one</h2> }} />}
    </GalleryBrowser>,
  );
  await expect.element(screen.getByRole('heading', { name: 'One by one' })).toBeVisible();
  await userEvent.fill(screen.getByRole('searchbox'), 'submarine');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Show all images' }));
  await expect.poll(() => document.querySelectorAll('.loggia-pager')).toHaveLength(1);
});

test('a custom search bar and tag filter update the images, and work with the keyboard', async () => {
  const screen = await renderBrowser(undefined, {
    searchLine: ({ browsing, children }) => (
      <>
        {children}
        <button onClick={() => browsing.change({ search: 'submarine' })}>Submarines</button>
      </>
    ),
    tagFilter: ({ browsing, tags }) => (
      <p>
        {tags.map(({ id, name }) => (
          <button
            key={id}
            aria-pressed={browsing.state.tagIds.includes(id)}
            onClick={() => browsing.change({ tagIds: [id] })}
          >
            {name}
          </button>
        ))}
      </p>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Submarines' }));
  await expect.element(screen.getByText('Nothing matches your search. Try other words or fewer tags.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all images' }));
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  screen.getByRole('button', { name: 'Even' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Even', pressed: true })).toHaveFocus();
  await expect.element(screen.getByText('of 2', { exact: true })).toBeVisible();
});

test('a custom "Load more" button loads the next page and keeps focus', async () => {
  const screen = await renderBrowser(
    undefined,
    {
      loadMore: ({ more, buttonProps }) => (
        <button {...(buttonProps as object)}>{more.isComplete ? 'That is all' : 'And on'}</button>
      ),
    },
    'button',
  );
  screen.getByRole('button', { name: 'And on' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(items()).toHaveLength(10));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(items()).toHaveLength(12));
  await expect.element(screen.getByRole('button', { name: 'That is all' })).toHaveFocus();
});
