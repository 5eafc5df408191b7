import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, gallery, indices, items, list, thumbnail } from './galleryFixtures.tsx';

const COUNT = 10_000;
const archive = createArchive(COUNT);

beforeEach(async () => {
  await page.viewport(1440, 900);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});

async function renderArchive(props: Partial<ThumbnailGalleryProps> = {}) {
  const screen = await render(<ThumbnailGallery images={archive} lightbox={false} {...props} />);
  await nextPaint();
  return screen;
}

/** Scrolls the window and waits until the thumbnails have been rendered. */
async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await nextPaint();
}

const elementCount = () => gallery().querySelectorAll('*').length + 1;
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Expects each visible cell of the grid to have its thumbnail. */
function expectNoHole() {
  const { top } = list().getBoundingClientRect();
  const [first] = items();
  if (!first) throw new Error('The list is empty.');
  const { height } = first.getBoundingClientRect();
  const pitch = height + 4;
  const firstRow = Math.max(0, Math.floor((-top + 4) / pitch));
  const endRow = Math.min(COUNT / 5, Math.ceil((window.innerHeight - top) / pitch));
  const mounted = new Set(indices());
  for (let index = firstRow * 5; index < endRow * 5; index++) expect(mounted.has(index)).toBe(true);
}

describe('a gallery with ten thousand images', () => {
  test('renders about two hundred elements at any scroll position', async () => {
    await renderArchive();
    for (const share of [0, 0.13, 0.5, 0.77, 1]) {
      await scrollTo(share * document.documentElement.scrollHeight);
      expect(elementCount()).toBeLessThanOrEqual(210);
      expectNoHole();
    }
    expect(indices().at(-1)).toBe(COUNT - 1);
  });

  test.each([
    ['without captions', {}],
    ['with captions', { titleDisplay: 'below' }],
  ] as const)('scrolls to the image in the hash %s', async (_, texts) => {
    await render(<ThumbnailGallery images={archive} galleryId="7" lightbox={false} {...texts} />);
    await nextPaint();
    const index = Math.floor(COUNT * 0.7);
    expect(indices()).not.toContain(index);
    location.hash = `#gallery-7-image-${archive[index]?.id}`;
    await vi.waitFor(() => {
      const item = items().find(({ id }) => id === location.hash.slice(1));
      const { top = -1, bottom = Infinity } = item?.getBoundingClientRect() ?? {};
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    expectNoHole();
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('shows no gaps in any frame when scrolling at 4,000 pixels per second', async () => {
    await renderArchive();
    const stepPx = Math.ceil(4000 / 60);
    for (let frame = 0; frame < 60; frame += 1) {
      window.scrollBy({ top: stepPx, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      expectNoHole();
    }
    expect(window.scrollY).toBe(60 * stepPx);
  });

  test('is as tall as all of its rows', async () => {
    await renderArchive();
    const cellWidth = (1440 - 4 * 4) / 5;
    const height = 2000 * (cellWidth * 0.56 + 4) - 4;
    expect(list().getBoundingClientRect().height).toBeCloseTo(height, 0);
    expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(Math.floor(height));
  });

  test('shows no gaps when scrolled in steps of any size', async () => {
    await renderArchive();
    for (const step of [40, 200, 700, 5000, -300, -4000]) {
      await scrollTo(window.scrollY + step);
      expectNoHole();
    }
  });

  test('is virtualized inside a scroll container', async () => {
    const screen = await render(
      <div data-testid="scroller" style={{ height: 400, overflow: 'auto' }}>
        <div style={{ height: 300 }} />
        <ThumbnailGallery images={archive} lightbox={false} />
      </div>,
    );
    const scroller = screen.getByTestId('scroller').element();
    scroller.scrollTop = 50_000;
    await nextPaint();
    expect(Math.min(...indices())).toBeGreaterThan(1000);
    expect(elementCount()).toBeLessThanOrEqual(210);
    expect(items().some((item) => item.getBoundingClientRect().top < 400 && isInView(item))).toBe(true);
  });

  test('updates the rendered images when content above grows without a scroll event', async () => {
    const screen = await render(<ThumbnailGallery images={archive} lightbox={false} />);
    await scrollTo(20_000);
    const before = Math.min(...indices());
    const banner = document.createElement('div');
    banner.style.height = '5000px';
    document.body.style.overflowAnchor = 'none';
    document.body.prepend(banner);
    await vi.waitFor(() => expect(Math.min(...indices())).toBeLessThan(before - 100));
    expectNoHole();
    banner.remove();
    document.body.style.overflowAnchor = '';
    await screen.unmount();
  });
});

describe('focus in a virtualized gallery', () => {
  test('stays on a thumbnail that is scrolled out of view, so that Tab continues from that thumbnail', async () => {
    await renderArchive();
    thumbnail(7).focus();
    await scrollTo(100_000);
    expect(document.activeElement).toBe(thumbnail(7));
    expect(indices().slice(0, 3)).toEqual([6, 7, 8]);
    await userEvent.keyboard('{Tab}');
    await nextPaint();
    expect(document.activeElement).toBe(thumbnail(8));
    expect(isInView(thumbnail(8))).toBe(true);
    expectNoHole();
  });

  test('moves through thumbnails in reading order, and scrolls them into view', async () => {
    await renderArchive();
    thumbnail(0).focus();
    for (let index = 1; index <= 60; index++) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(thumbnail(index));
    }
    await nextPaint();
    expect(isInView(thumbnail(60))).toBe(true);
  });
});

describe('gallery width', () => {
  test('determines the number of columns when the window is resized', async () => {
    await renderArchive();
    await page.viewport(700, 900);
    await vi.waitFor(() => expect(list().getBoundingClientRect().width).toBe(700));
    await vi.waitFor(() => expect(items()[2]?.getBoundingClientRect().right).toBeCloseTo(700, 0));
    expect(items()[3]?.getBoundingClientRect().top).toBeGreaterThan(0);
    expect(list().scrollWidth).toBeLessThanOrEqual(700);
  });

  test('can be set with the width prop, without measuring', async () => {
    await renderArchive({ width: 500 });
    expect(items()[2]?.getBoundingClientRect().right).toBeCloseTo(500, 0);
  });

  test('is measured once a hidden panel is shown', async () => {
    const screen = await render(
      <div data-testid="panel" hidden>
        <ThumbnailGallery images={archive} lightbox={false} />
      </div>,
    );
    expect(list().hasAttribute('data-measured')).toBe(false);
    screen.getByTestId('panel').element().removeAttribute('hidden');
    await vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));
    expectNoHole();
  });
});

test('a right-to-left gallery starts with the first thumbnail on the right', async () => {
  await render(
    <div dir="rtl">
      <ThumbnailGallery images={archive} lightbox={false} />
    </div>,
  );
  await nextPaint();
  expect(thumbnail(0).getBoundingClientRect().right).toBeCloseTo(1440, 0);
  expect(thumbnail(4).getBoundingClientRect().left).toBeCloseTo(0, 0);
});

test('a gallery is exposed as a list with the position of each item', async () => {
  const screen = await renderArchive();
  await expect.element(screen.getByRole('list')).toBeInTheDocument();
  await scrollTo(50_000);
  const [item] = items();
  expect(item?.getAttribute('aria-setsize')).toBe(String(COUNT));
  expect(item?.getAttribute('aria-posinset')).toBe(String(Number(item?.dataset['index']) + 1));
});

test('a gallery with five hundred images renders all of them, so that find in page works', async () => {
  await renderArchive({ images: createArchive(500) });
  await vi.waitFor(() => expect(items()).toHaveLength(500));
});

test('a long gallery prints all images in normal flow', async () => {
  await renderArchive({ images: createArchive(600) });
  expect(items().length).toBeLessThan(600);
  window.dispatchEvent(new Event('beforeprint'));
  await vi.waitFor(() => expect(items()).toHaveLength(600));
  expect(items().every((item) => item.style.position === '')).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(items().length).toBeLessThan(600));
});
