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
} from '@loggia/ui';
import type { AlbumGalleryProps } from '@loggia/ui';
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

test('the keyboard goes in, focus is on the new title, and Back brings place and page back', async () => {
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

test('an extended album has one link for each entry, and opens and closes long texts', async () => {
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

test('a click that asks for a new tab is left to the browser', async () => {
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

test('entries are searched by their names, the way leads back to all of them, and a gallery has no such search', async () => {
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
  ['carousel', (gallery: AlbumGalleryProps) => <FeatureCarousel {...gallery} />],
  ['mosaic', (gallery: AlbumGalleryProps) => <JustifiedGallery {...gallery} />],
] as const)(
  'a gallery of an album may be a %s: by keyboard in, through its controls, and back',
  async (_name, renderGallery) => {
    await render(<AlbumCompact backend={backend} renderGallery={renderGallery} />);
    await expect.element(link('Boats, 5 images')).toBeVisible();
    link('Boats, 5 images').element().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(heading()?.textContent).toBe('Boats'));
    // A justified layout shows nothing before it has measured its pictures.
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

test('an extended album of very many entries has those near the window in the document, keeps the focused one, and prints all', async () => {
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
  // At its beginning or at its end, wherever the window is now.
  const text = () => document.querySelector('.loggia-album-entries')?.textContent;
  await vi.waitFor(() => expect(text()).toMatch(/Year (600|1199)/));
  expect(names()).toBeLessThan(200);
});
