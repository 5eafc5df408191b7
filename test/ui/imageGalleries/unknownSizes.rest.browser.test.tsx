import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';
import { MasonryGallery } from '@loggia/ui';
import { createImages, createUnsizedImages, find, indices, items, link, list, VIEWS } from './imageFixtures.tsx';

const BROKEN = 'data:image/png;base64,broken';

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});

describe.each(VIEWS)('a %s with images of unknown size', (_name, View) => {
  test('measures the images, then uses the same layout as with known sizes', async () => {
    expect(renderToString(<View images={createUnsizedImages(30)} lightbox={false} />)).toContain('data-pending');
    const screen = await render(<View images={createUnsizedImages(30)} lightbox={false} />);
    await vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));
    expect(getComputedStyle(list()).visibility).toBe('visible');
    const places = items().map((item) => item.style.cssText);
    await screen.unmount();
    await render(<View images={createImages(30)} lightbox={false} />);
    expect(items().map((item) => item.style.cssText)).toEqual(places);
  });

  test('measures images in batches until all are shown', async () => {
    await render(<View images={createUnsizedImages(100)} lightbox={false} />);
    await vi.waitFor(() => expect(indices().at(-1)).toBe(99), { timeout: 10_000 });
  });
});

test('an image of unknown size that fails to load is shown at 100 × 100 px', async () => {
  const images = createUnsizedImages(6).map((image, index) =>
    index === 1 ? { ...image, thumbnail: { url: BROKEN } } : image,
  );
  await render(<MasonryGallery images={images} lightbox={false} />);
  await vi.waitFor(() => expect(find('[data-failed]').textContent).toBe('Ridge 2'));
  const { width, height } = link(1).getBoundingClientRect();
  expect([width, height]).toEqual([100, 100]);
  await vi.waitFor(() => {
    const cell = items()[1]?.getBoundingClientRect();
    expect(cell?.width).toBeCloseTo(cell?.height ?? 0);
  });
});

test('an image of known size that fails to load does not shift other images', async () => {
  const images = createImages(12);
  const screen = await render(<MasonryGallery images={images} lightbox={false} />);
  await vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));
  const before = items().map((item) => item.style.cssText);
  const broken = images.map((image, index) =>
    index === 3 ? { ...image, thumbnail: { url: BROKEN, width: 400, height: 400 } } : image,
  );
  await screen.rerender(<MasonryGallery images={broken} lightbox={false} />);
  await vi.waitFor(() => expect(find('[data-failed]').getBoundingClientRect().width).toBe(100));
  expect(items().map((item) => item.style.cssText)).toEqual(before);
});

test('an image that fails to load shows its message centered in its cell', async () => {
  const images = createImages(12).map((image, index) =>
    index === 3 ? { ...image, thumbnail: { url: BROKEN, width: 400, height: 600 } } : image,
  );
  await render(<MasonryGallery images={images} lightbox={false} />);
  await vi.waitFor(() => expect(find('[data-failed]').getBoundingClientRect().width).toBe(100));
  const middle = (element: Element | undefined) => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  };
  expect(middle(find('[data-failed]'))).toEqual(middle(items()[3]));
});
