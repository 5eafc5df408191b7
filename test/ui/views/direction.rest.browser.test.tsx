import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ReactElement } from 'react';
import type { GallerySource } from '@loggia/hooks';
import { BlogGallery, ImageBrowser, InlineSlideshow, MasonryGallery, ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { paintedImages } from '../../helpers/paintedImages.ts';

const TEXT = 'The sun has found the summit.';
const images = paintedImages.slice(0, 1).map((image) => ({ ...image, description: TEXT }));

const described: GallerySource = {
  loadPage: async ({ page = 1 }) => ({ images: paintedImages, page, pageCount: 1, total: 5, description: TEXT }),
};

/** The bounding box of a single character in the text. */
function letterAt(element: Element, index: number): DOMRect {
  const range = document.createRange();
  const text = element.firstChild as Text;
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}

const VIEWS: Readonly<Record<string, ReactElement>> = {
  blog: <BlogGallery images={images} hasDescriptions />,
  'image browser': <ImageBrowser images={images} />,
  slideshow: <InlineSlideshow images={images} hasDescription />,
  thumbnails: <ThumbnailGallery images={images} hasDescriptions />,
  masonry: <MasonryGallery images={images} hasDescriptions />,
  'gallery with a description': <MasonryGallery source={described} hasGalleryDescription />,
};

test.each(Object.entries(VIEWS))(
  '%s: an English sentence ends with its period on a Hebrew page',
  async (_name, view) => {
    const screen = await render(
      <div dir="rtl" lang="he" style={{ width: 800 }}>
        {view}
      </div>,
    );
    await expect.element(screen.getByText(TEXT)).toBeVisible();
    const element = screen.getByText(TEXT).element();
    const [first, last] = [letterAt(element, 0), letterAt(element, TEXT.length - 1)];
    expect(last.left).toBeGreaterThan(first.left);
  },
);

test("text in another language is aligned like the page's own text", async () => {
  const screen = await render(<div dir="rtl">{VIEWS.blog}</div>);
  const element = screen.getByText(TEXT).element();
  expect(letterAt(element, TEXT.length - 1).right).toBeCloseTo(element.getBoundingClientRect().right, 0);
});
