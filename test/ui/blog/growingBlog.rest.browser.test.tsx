import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BlogGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { paint } from '../thumbnailGallery/galleryFixtures.tsx';

const archive = Array.from({ length: 700 }, (_, index) => ({
  id: String(index + 1),
  url: paint(index),
  width: 500,
  height: 301,
  title: `Ridge ${index + 1}`,
  description: Array.from({ length: ((index * 7) % 12) + 1 }, (_line, line) => `Line ${line}`).join('\n'),
}));
const blogOf = (count: number) => (
  <StrictMode>
    <BlogGallery images={archive.slice(0, count)} lightbox={false} hasDescriptions galleryId="7" />
  </StrictMode>
);
const list = () => document.querySelector<HTMLElement>('.loggia-blog') ?? document.body;
const topOf = (id: string) => document.querySelector(`#gallery-7-image-${id}`)?.getBoundingClientRect().top;

beforeEach(async () => {
  await page.viewport(1280, 900);
  document.body.style.margin = '0';
  // Creates fractional heights, hundreds of which add up above the viewport.
  document.body.style.lineHeight = '1.37';
  window.scrollTo(0, 0);
});

test('a blog keeps its scroll position when it becomes long enough to be virtualized', async () => {
  const { rerender } = await render(blogOf(480));
  window.scrollTo(0, 200_000);
  await nextPaint();
  const items = [...list().querySelectorAll('li')].filter(({ id }) => id);
  const read =
    items
      .find((item) => item.getBoundingClientRect().top >= 0)
      ?.id.split('-')
      .at(-1) ?? '';
  const top = topOf(read) ?? 0;
  await rerender(blogOf(600));
  await expect.poll(() => list().style.height).not.toBe('');
  await nextPaint();
  await expect.poll(() => list().querySelectorAll('li').length).toBeLessThan(100);
  expect(Math.abs((topOf(read) ?? 0) - top)).toBeLessThanOrEqual(2);
});
