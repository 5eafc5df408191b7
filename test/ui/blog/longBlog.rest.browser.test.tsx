import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { BlogGallery, type BlogGalleryProps } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { paint } from '../thumbnailGallery/galleryFixtures.tsx';

const COUNT = 10_000;
const NODE_LIMIT = 400;
/** The descriptions have one to twelve lines, so that their heights are unknown before they are rendered. */
const createArchive = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    url: paint(index),
    width: 500,
    height: index % 3 === 0 ? 700 : 300,
    title: `Ridge ${index + 1}`,
    description: Array.from({ length: ((index * 7) % 12) + 1 }, (_line, line) => `Line ${line}`).join('\n'),
  }));
const archive = createArchive(COUNT);

const list = () => document.querySelector<HTMLElement>('.loggia-blog') ?? document.body;
const entries = () => [...document.querySelectorAll<HTMLElement>('.loggia-blog > li')];
const entry = (index: number) => document.querySelector<HTMLElement>(`.loggia-blog > [data-index="${index}"]`);
const indices = () => entries().map(({ dataset }) => Number(dataset['index']));
const topOf = (index: number) => entry(index)?.getBoundingClientRect().top ?? Number.NaN;
const seen = () =>
  entries().filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
const elementCount = () => document.querySelectorAll('.loggia-gallery *').length;
const rested = () => vi.waitFor(() => expect(topOf(0) - list().getBoundingClientRect().top || 0).toBe(0));

/** The part of the viewport that the list covers is filled with entries that have an image, without gaps or overlaps. */
function expectNoHole() {
  const items = seen();
  const bounds = list().getBoundingClientRect();
  expect(items.length).toBeGreaterThan(0);
  expect(items[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(Math.max(0, bounds.top) + 50);
  const end = Math.min(window.innerHeight, bounds.bottom);
  expect(items.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(end - 50);
  for (const [place, item] of items.entries()) {
    expect(item.querySelector('.loggia-blog-image')?.getBoundingClientRect().height).toBeGreaterThan(100);
    const { top = Infinity } = items[place + 1]?.getBoundingClientRect() ?? {};
    expect(top - item.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(47);
    if (top < Infinity) expect(top - item.getBoundingClientRect().bottom).toBeLessThanOrEqual(49);
  }
}

async function renderBlog(props: Partial<BlogGalleryProps> = {}) {
  const screen = await render(
    <StrictMode>
      <BlogGallery
        images={archive}
        lightbox={false}
        shareNetworks={['facebook']}
        hasDescriptions
        galleryId="7"
        {...props}
      />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(list().style.height).not.toBe(''));
  await nextPaint();
  return screen;
}

/** Loads the images up front. Their sizes differ from those in the archive, so entries would shrink in the middle of a test. */
const pictures = archive.slice(0, 10).map(({ url }) => Object.assign(new Image(), { src: url }));
beforeAll(async () => {
  for (const picture of pictures) await picture.decode();
});
beforeEach(async () => {
  await page.viewport(1280, 900);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  window.scrollTo(0, 0);
});

describe('a blog with ten thousand entries', () => {
  test('only renders a few entries at any scroll position', async () => {
    await renderBlog();
    for (const share of [0, 0.13, 0.5, 0.77, 1]) {
      window.scrollTo(0, share * document.documentElement.scrollHeight);
      await nextPaint();
      expect(elementCount()).toBeLessThanOrEqual(NODE_LIMIT);
      expectNoHole();
    }
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(indices().at(-1)).toBe(COUNT - 1);
      expect(entry(COUNT - 1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    });
    expectNoHole();
  });

  test.each([1, -1])(
    'shows no gaps in any frame when scrolling at 4,000 pixels per second (direction %i)',
    async (direction) => {
      await renderBlog();
      window.scrollTo(0, 3_000_000);
      await nextPaint();
      const stepPx = Math.ceil(4000 / 60);
      for (let frame = 0; frame < 60; frame += 1) {
        const read = Number(seen().at(-1)?.dataset['index']);
        const top = topOf(read);
        window.scrollBy({ top: direction * stepPx, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        expectNoHole();
        expect(topOf(read) - top).toBeCloseTo(-direction * stepPx, 0);
      }
    },
  );

  test('keeps the scroll position when the entries above turn out taller or shorter than estimated', async () => {
    await renderBlog();
    window.scrollTo(0, 2_000_000);
    await nextPaint();
    for (let step = 0; step < 40; step += 1) {
      const read = Number(seen().at(-1)?.dataset['index']);
      const top = topOf(read);
      window.scrollBy({ top: -150, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await nextPaint();
      expect(topOf(read) - top).toBeCloseTo(150, 0);
    }
  });

  test('corrects entry positions once scrolling has stopped, without visible movement', async () => {
    await renderBlog();
    window.scrollTo(0, 20_000);
    await nextPaint();
    window.scrollBy({ top: -3000, behavior: 'instant' });
    const asked = window.scrollY;
    await nextPaint();
    const read = Number(seen()[0]?.dataset['index']);
    const top = topOf(read);
    // The entries above move, and the scroll offset compensates for it.
    await expect.poll(() => window.scrollY).not.toBe(asked);
    expect(topOf(read)).toBeCloseTo(top, 0);
    window.scrollTo(0, 0);
    await nextPaint();
    await rested();
  });

  test('scrolls to the matching entry when the hash changes', async () => {
    await renderBlog();
    for (const index of [7000, 20, 9999, 0]) {
      location.hash = `#gallery-7-image-${archive[index]?.id}`;
      await vi.waitFor(() => {
        const { top = -1, bottom = 0 } = entry(index)?.getBoundingClientRect() ?? {};
        expect(top).toBeGreaterThanOrEqual(-200);
        expect(top).toBeLessThan(window.innerHeight);
        expect(bottom).toBeGreaterThan(0);
      }, 5000);
      await nextPaint();
      expectNoHole();
    }
  });

  test('scrolls to the matching entry if the initial URL has a hash', async () => {
    location.hash = `#gallery-7-image-${archive[4321]?.id}`;
    await renderBlog();
    await vi.waitFor(() => expect(seen().map(({ dataset }) => dataset['index'])).toContain('4321'));
    expectNoHole();
  });

  test('keeps focus on an entry that is scrolled out of view, so that Tab continues from that entry', async () => {
    await renderBlog({ clickAction: 'openLightbox', lightbox: true, shareNetworks: [] });
    const link = () => entry(3)?.querySelector<HTMLElement>('.loggia-image-link');
    link()?.focus();
    const focused = document.activeElement;
    expect(focused).toBe(link());
    window.scrollTo(0, 100_000);
    await nextPaint();
    expect(document.activeElement).toBe(focused);
    expect(indices().slice(0, 3)).toEqual([2, 3, 4]);
    await userEvent.keyboard('{Tab}');
    await nextPaint();
    expect(entry(4)?.contains(document.activeElement)).toBe(true);
    expect(seen()).toContain(entry(4));
    expectNoHole();
  });

  test('exposes the number of entries to assistive technology', async () => {
    await renderBlog();
    expect(entry(2)?.getAttribute('aria-setsize')).toBe(String(COUNT));
    expect(entry(2)?.getAttribute('aria-posinset')).toBe('3');
  });

  test('updates its layout after a resize, and keeps the current entry in view', async () => {
    await renderBlog();
    window.scrollTo(0, 1_000_000);
    await nextPaint();
    const middle = entries().find((item) => item.getBoundingClientRect().bottom + 48 > window.innerHeight / 2);
    const index = Number(middle?.dataset['index']);
    await page.viewport(420, 900);
    await vi.waitFor(() => expect(list().getBoundingClientRect().width).toBe(420));
    await nextPaint();
    expect(seen()).toContain(entry(index));
    expectNoHole();
  });
});

test('a long blog keeps its scroll position when entries are appended, and updates when the list is replaced', async () => {
  const { rerender } = await renderBlog({ images: archive.slice(0, 600) });
  window.scrollTo(0, 30_000);
  await nextPaint();
  const read = Number(seen()[0]?.dataset['index']);
  const top = topOf(read);
  const more = (images: BlogGalleryProps['images']) => (
    <StrictMode>
      <BlogGallery images={images} lightbox={false} shareNetworks={['facebook']} hasDescriptions galleryId="7" />
    </StrictMode>
  );
  const height = list().offsetHeight;
  await rerender(more(archive.slice(0, 700)));
  await nextPaint();
  expect(topOf(read)).toBeCloseTo(top, 0);
  expect(list().offsetHeight).toBeGreaterThan(height + 50_000);
  await rerender(more(archive.slice(9000, 9700)));
  await nextPaint();
  expectNoHole();
  await rerender(more(archive.slice(0, 3)));
  await vi.waitFor(() => expect(entries()).toHaveLength(3));
  expect(entries().every(({ style }) => style.position === '')).toBe(true);
});

test('a blog with five hundred entries renders all of them, and scrolls to the entry in the hash', async () => {
  location.hash = '#gallery-7-image-480';
  await render(<BlogGallery images={archive.slice(0, 500)} lightbox={false} galleryId="7" />);
  await vi.waitFor(() => expect(entries()).toHaveLength(500));
  await vi.waitFor(() => expect(seen()).toContain(entry(479)));
  expect(entries().every(({ style }) => style.position === '')).toBe(true);
});

test('a long blog prints all entries in normal flow, and keeps its scroll position', async () => {
  await renderBlog({ images: archive.slice(0, 600) });
  window.scrollTo(0, 100_000);
  await nextPaint();
  const read = Number(seen()[0]?.dataset['index']);
  window.dispatchEvent(new Event('beforeprint'));
  await vi.waitFor(() => expect(entries()).toHaveLength(600));
  expect(entries().every(({ style }) => style.position === '')).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(entries().length).toBeLessThan(60));
  await nextPaint();
  expect(seen()).toContain(entry(read));
  expectNoHole();
});
