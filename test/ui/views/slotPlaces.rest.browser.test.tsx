import '@loggia/ui/styles.css';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { MasonryGallery, JustifiedGallery, ThumbnailGallery, type GallerySlots } from '@loggia/ui';

const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="300"/>')}`;
const images = Array.from({ length: 4 }, (_, index) => ({
  id: String(index + 1),
  url,
  title: `Ridge ${index + 1}`,
  width: 500,
  height: 300,
}));

const VIEWS: readonly (readonly [name: string, view: (slots: GallerySlots) => ReactElement])[] = [
  ['a thumbnail gallery', (slots) => <ThumbnailGallery images={images} slots={slots} />],
  ['a masonry gallery', (slots) => <MasonryGallery images={images} titleDisplay="below" slots={slots} />],
  ['a masonry gallery in rows', (slots) => <MasonryGallery images={images} direction="rows" slots={slots} />],
  ['a gallery of justified columns', (slots) => <JustifiedGallery images={images} slots={slots} />],
  ['a gallery of justified rows', (slots) => <JustifiedGallery images={images} direction="rows" slots={slots} />],
];

beforeEach(() => page.viewport(1280, 800));

describe.each(VIEWS)('%s', (_name, view) => {
  const sizeOf = (selector: string) => {
    const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return [Math.round(width), Math.round(height)];
  };

  test('does not stretch a badge added over an image', async () => {
    const slots: GallerySlots = {
      image: ({ children }) => (
        <>
          {children}
          <span className="badge" style={{ position: 'absolute', top: 8, insetInlineEnd: 8, zIndex: 2 }}>
            New
          </span>
        </>
      ),
    };
    await render(view(slots));
    await expect.poll(() => sizeOf('.badge')[0]).toBeGreaterThan(10);
    expect(Math.max(...sizeOf('.badge'))).toBeLessThan(50);
  });

  test('gives a wrapper in the thumbnail slot the size of the thumbnail', async () => {
    const slots: GallerySlots = { thumbnail: ({ children }) => <div className="around">{children}</div> };
    const screen = await render(view({}));
    await expect.poll(() => sizeOf('.loggia-thumbnail')[1]).toBeGreaterThan(50);
    const size = sizeOf('.loggia-thumbnail');
    await screen.rerender(view(slots));
    await expect.poll(() => [sizeOf('.around'), sizeOf('.around .loggia-thumbnail img')]).toEqual([size, size]);
  });
});
