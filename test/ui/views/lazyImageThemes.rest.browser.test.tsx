import '@loggia/ui/styles.css';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BlogGallery, MasonryGallery, JustifiedGallery, ThumbnailGallery } from '@loggia/ui';
import type { GalleryImage } from '@loggia/hooks';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, paint } from '../../ui/thumbnailGallery/galleryFixtures.tsx';

const images: readonly GalleryImage[] = createArchive(5).map((image, index) => ({
  ...image,
  url: paint(index),
  width: 500,
  height: index % 2 === 0 ? 300 : 800,
}));

const views: Readonly<Record<string, ReactElement>> = {
  'a thumbnail gallery': <ThumbnailGallery images={images} />,
  'a masonry gallery': <MasonryGallery images={images} />,
  'a gallery of justified columns': <JustifiedGallery images={images} />,
  'a gallery of justified rows': <JustifiedGallery direction="rows" images={images} />,
  'a blog': <BlogGallery images={images} />,
};

/** Typical rules of themes and page builders for all images. */
const THEMES: readonly (readonly [string, string])[] = [
  ['a theme that frames all images', 'img { margin: 0 0 24px; padding: 4px; border: 1px solid silver; }'],
  [
    'a theme that centers content images',
    '.entry-content img { display: block; margin: 0 auto 1.5em; height: auto; max-width: 100%; }',
  ],
  ['a page builder', 'img { height: auto; max-width: 100%; border: none; border-radius: 0; box-shadow: none; }'],
  [
    'a style sheet from the nineties',
    'a img { border: 2px solid blue; } td img, li img { margin: 5px; } img { max-height: 100%; }',
  ],
];

const boxes = () =>
  [...document.querySelectorAll('main img')].map((picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    return [x, y, width, height].map((side) => Math.round(side)).join(' ');
  });

beforeEach(() => page.viewport(1000, 800));

describe.each(Object.entries(views))('%s', (_name, view) => {
  test.each(THEMES)('keeps the size and position of all images in %s', async (_theme, css) => {
    await render(<main className="entry-content">{view}</main>);
    await nextPaint();
    await expect.poll(() => boxes().length).toBeGreaterThanOrEqual(images.length);
    const before = boxes();
    const style = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: css }));
    onTestFinished(() => style.remove());
    await nextPaint();
    await nextPaint();
    expect(boxes()).toEqual(before);
  });
});
