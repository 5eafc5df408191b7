import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStaticAlbums } from '@loggia/hooks/static';
import {
  AlbumCompact,
  AlbumExtended,
  AlbumSearch,
  BlogGallery,
  FeatureCarousel,
  ImageBrowser,
  InlineSlideshow,
  JustifiedGallery,
  type AlbumGalleryProps,
} from '@loggia/ui';
import '@loggia/ui/styles.css';
import { paintedImages } from '../../helpers/paintedImages.ts';

const images = paintedImages;
const backend = createStaticAlbums({
  album: {
    id: '1',
    title: 'Top',
    entries: [
      { id: '7', title: 'Boats', description: `${'Nets and floats. '.repeat(20)}The end.`, images },
      { id: '2', title: 'Inner', entries: [{ id: '8', title: 'Sails', images: images.slice(0, 3) }] },
      ...Array.from({ length: 27 }, (_, index) => ({ id: String(100 + index), title: `Day ${index}`, images })),
    ],
  },
});
const heading = () => document.querySelector('.loggia-album-title');
const link = (name: string) => page.getByRole('link', { name, exact: true });
const address = location.href;

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
  history.replaceState(null, '', address);
});

test('an album focuses the title of the opened gallery, and going Back restores the page and scroll position', async () => {
  await render(<AlbumExtended backend={backend} />);
  await vi.waitFor(() => expect(link('Day 9').query()).not.toBeNull());
  const entry = link('Day 9').element() as HTMLElement;
  entry.focus();
  entry.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = window.scrollY;
  expect(before).toBeGreaterThan(400);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(heading()?.textContent).toBe('Day 9'));
  expect(document.activeElement).toBe(heading());
  expect(heading()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await link('Back').click();
  await vi.waitFor(() => expect(heading()?.textContent).toBe('Top'));
  await vi.waitFor(() => expect(Math.abs(window.scrollY - before)).toBeLessThan(2));
});

test('an extended album has one link per entry, and can expand and collapse long descriptions', async () => {
  await render(<AlbumExtended backend={backend} />);
  await vi.waitFor(() => expect(link('Boats').query()).not.toBeNull());
  expect(page.getByRole('link', { name: 'Boats', exact: true }).elements()).toHaveLength(1);

  const end = page.getByText('The end.');
  await expect.element(end).not.toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(end).toBeVisible();
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.element(end).not.toBeVisible();
});

test('an album leaves Ctrl+click to the browser', async () => {
  await render(<AlbumCompact backend={backend} titleDisplay="show" />);
  await vi.waitFor(() => expect(link('Inner, 1 item').query()).not.toBeNull());
  const element = link('Inner, 1 item').element() as HTMLAnchorElement;
  expect(new URL(element.href).searchParams.get('album_gallery_id_0')).toBe('2');
  const isLeft = vi.fn<(event: Event) => void>((event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', isLeft, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(isLeft).toHaveBeenCalledOnce();
  expect(heading()?.textContent).toBe('Top');
});

test('an album search filters entries by name, can be cleared, and is hidden in a gallery', async () => {
  const screen = await render(<AlbumCompact backend={backend} searchLine={AlbumSearch} />);
  const box = screen.getByRole('searchbox');
  await userEvent.fill(box, 'sails in');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/nothing|no /i).first()).toBeVisible();
  await userEvent.fill(box, 'Day 2');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(link('Boats, 5 images').query()).toBeNull());
  await expect.element(link('Day 20, 5 images')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(link('Boats, 5 images')).toBeVisible();
  await link('Boats, 5 images').click();
  await vi.waitFor(() => expect(heading()?.textContent).toBe('Boats'));
  expect(box.query()).toBeNull();
});

test.each([
  ['slideshow', (gallery: AlbumGalleryProps) => <InlineSlideshow {...gallery} />],
  ['image browser', (gallery: AlbumGalleryProps) => <ImageBrowser {...gallery} />],
  ['blog', (gallery: AlbumGalleryProps) => <BlogGallery {...gallery} />],
  ['feature carousel', (gallery: AlbumGalleryProps) => <FeatureCarousel {...gallery} />],
  ['justified gallery', (gallery: AlbumGalleryProps) => <JustifiedGallery {...gallery} />],
] as const)(
  'an album can show its galleries with another view (%s), which can be reached with the keyboard',
  async (_name, renderGallery) => {
    await render(<AlbumCompact backend={backend} renderGallery={renderGallery} />);
    await expect.element(link('Boats, 5 images')).toBeVisible();
    link('Boats, 5 images').element().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(heading()?.textContent).toBe('Boats'));
    // A justified layout is hidden until its images are measured.
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    await vi.waitFor(() => expect([...document.querySelectorAll('.loggia-gallery img')].some(isSeen)).toBe(true));
    expect(document.activeElement).toBe(heading());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('.loggia-album .loggia-gallery')).not.toBeNull();
    await link('Back').click();
    await vi.waitFor(() => expect(heading()?.textContent).toBe('Top'));
    await expect.element(link('Boats, 5 images')).toBeVisible();
  },
);

test('a long extended album is virtualized, keeps the focused entry mounted, and prints all entries', async () => {
  const entries = Array.from({ length: 1200 }, (_, index) => ({
    id: String(index),
    title: `Year ${index}`,
    images: [],
  }));
  const long = createStaticAlbums({ album: { id: '1', title: 'Years', entries }, albumsPerPage: 600 });
  await render(<AlbumExtended backend={long} />);
  await vi.waitFor(() => expect(document.querySelectorAll('.loggia-album-entries > li')).toHaveLength(600));
  const item = (index: number) => document.querySelectorAll('.loggia-album-entries > li')[index];
  const isThere = (...indices: readonly number[]) => indices.map((index) => item(index)?.firstElementChild != null);
  const names = () => document.querySelectorAll('.loggia-album-name').length;
  await vi.waitFor(() => expect(isThere(0, 400, 590)).toEqual([true, false, false]));
  expect(names()).toBeLessThan(100);
  item(1)?.querySelector<HTMLElement>('.loggia-album-name')?.focus();
  item(590)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await vi.waitFor(() => expect(isThere(0, 1, 590)).toEqual([false, true, true]));
  const { top = 0 } = item(590)?.getBoundingClientRect() ?? {};
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(800);
  window.dispatchEvent(new Event('beforeprint'));
  await vi.waitFor(() => expect(names()).toBe(600));
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(names()).toBeLessThan(200));
  await page.getByRole('link', { name: 'Next page' }).click();
  // Either the first or the last entry, depending on the scroll position.
  const text = () => document.querySelector('.loggia-album-entries')?.textContent;
  await vi.waitFor(() => expect(text()).toMatch(/Year (600|1199)/));
  expect(names()).toBeLessThan(200);
});
