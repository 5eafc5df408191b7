import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import axe from 'axe-core';
import { MasonryGallery, JustifiedGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createImages, find, indices, items, link, list, VIEWS } from './imageFixtures.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
  history.replaceState(null, '', location.pathname + location.search);
});

const MANY = createImages(10_000);
const measured = () => vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));

/** The scroll container is the window, or the masonry's own box with rows. */
const isSideways = () => document.querySelector('.loggia-images-sideways') !== null;
async function scrollTo(position: number) {
  if (isSideways()) find('.loggia-images-sideways').scrollLeft = position;
  else window.scrollTo(0, position);
  await nextPaint();
}

describe.each(VIEWS)('a %s', (_name, View) => {
  test('only mounts images near the viewport, at any scroll position', async () => {
    await render(<View images={MANY} lightbox={false} />);
    await measured();
    for (const position of [0, 20_000, 90_000]) {
      await scrollTo(position);
      const inView = () =>
        items().filter((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          return right > 0 && left < 1280 && bottom > 0 && top < 800;
        });
      await expect.poll(() => inView().length).toBeGreaterThan(3);
      expect(items().length).toBeLessThan(200);
    }
  });

  test('mounts all images up to five hundred, in reading order', async () => {
    await render(<View images={createImages(500)} lightbox={false} />);
    await measured();
    expect(indices()).toEqual(Array.from({ length: 500 }, (_, index) => index));
  });

  test('prints all images in normal flow', async () => {
    await render(<View images={createImages(700)} lightbox={false} />);
    await measured();
    expect(items().length).toBeLessThan(700);
    window.dispatchEvent(new Event('beforeprint'));
    await vi.waitFor(() => expect(items()).toHaveLength(700));
    expect(items().every((item) => item.style.position === '')).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(items().length).toBeLessThan(700));
  });

  test('scrolls to the image in the hash even if the image is not mounted', async () => {
    await render(<View images={MANY} lightbox={false} />);
    await measured();
    expect(indices()).not.toContain(6999);
    location.hash = '#image-7000';
    await vi.waitFor(() => expect(indices()).toContain(6999));
    await vi.waitFor(() => {
      const { left, right, top, bottom } = find('#image-7000').getBoundingClientRect();
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(1280);
      expect(bottom).toBeLessThanOrEqual(801);
    });
  });

  test('keeps images in position when more are appended', async () => {
    const screen = await render(<View images={MANY.slice(0, 700)} lightbox={false} />);
    await measured();
    const before = items()
      .slice(0, 8)
      .map((item) => item.getBoundingClientRect().toJSON() as DOMRect);
    await screen.rerender(<View images={MANY.slice(0, 730)} lightbox={false} />);
    const after = items().map((item) => item.getBoundingClientRect().toJSON() as DOMRect);
    for (const [index, { left, top }] of before.entries()) {
      // The columns of a justified layout have the same height, so each image shrinks or grows a little.
      expect(Math.abs((after[index]?.left ?? Infinity) - left)).toBeLessThan(12);
      expect(Math.abs((after[index]?.top ?? Infinity) - top)).toBeLessThan(12);
    }
  });

  test('can be tabbed through in reading order', async () => {
    await render(<View images={createImages(600)} lightbox={false} />);
    await measured();
    link(0).focus();
    for (let index = 1; index <= 20; index++) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(link(index));
    }
  });

  test('passes axe', async () => {
    await render(
      <main>
        <h1>Gallery</h1>
        <View images={createImages(40)} lightbox={false} />
      </main>,
    );
    await measured();
    const { violations } = await axe.run(list());
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('a masonry gallery in rows on a right-to-left page', () => {
  test('starts on the right, and scrolls to the left', async () => {
    await render(
      <div dir="rtl">
        <MasonryGallery images={MANY} direction="rows" maxColumns={2} lightbox={false} />
      </div>,
    );
    await measured();
    expect(link(0).getBoundingClientRect().right).toBeCloseTo(1280, 0);
    await scrollTo(-30_000);
    expect(Math.min(...indices())).toBeGreaterThan(50);
    const [first] = items();
    expect(Math.abs(first?.getBoundingClientRect().left ?? Infinity)).toBeLessThan(3000);
  });
});

describe('image links', () => {
  const images = createImages(6).map((image, index) =>
    index === 2 ? { ...image, redirectUrl: 'https://example.org/shop' } : image,
  );

  test("open the image's redirectUrl in a new tab", async () => {
    await render(<MasonryGallery images={images} />);
    expect(link(2)).toMatchObject({ href: 'https://example.org/shop', target: '_blank', rel: 'noopener' });
    expect(link(1)).toMatchObject({ pathname: '/photos/2.jpg', target: '' });
  });

  test('open the redirectUrl in the same tab with opensNewTab={false}', async () => {
    await render(<JustifiedGallery images={images} opensNewTab={false} />);
    expect(link(2)).toMatchObject({ href: 'https://example.org/shop', target: '_self' });
  });

  test('are limited to images with a redirectUrl, or omitted, depending on clickAction', async () => {
    const screen = await render(<MasonryGallery images={images} clickAction="redirect" />);
    expect(items().map((_, index) => link(index).tagName)).toEqual(['SPAN', 'SPAN', 'A', 'SPAN', 'SPAN', 'SPAN']);
    await screen.rerender(<MasonryGallery images={images} clickAction="none" />);
    expect(document.querySelectorAll('.loggia-images a')).toHaveLength(0);
  });
});

describe('text over images', () => {
  const described = createImages(3).map((image) => ({ ...image, description: 'Looking east from the saddle.' }));

  test('is not rendered by default', async () => {
    await render(<MasonryGallery images={described} />);
    expect(list().textContent).toBe('');
  });

  test('contains the title, or the title and description', async () => {
    const screen = await render(<MasonryGallery images={described} titleDisplay="show" />);
    await expect.element(screen.getByText('Ridge 2')).toBeVisible();
    await screen.rerender(<MasonryGallery images={described} titleDisplay="show" hasDescriptions />);
    await expect.element(screen.getByText('Looking east from the saddle.').first()).toBeVisible();
  });
});
