import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, indices, paint, thumbnail } from './galleryFixtures.tsx';

const COUNT = 10_000;
const archive = createArchive(COUNT).map((image, index) => ({ ...image, url: paint(index) }));

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

/** Opens the first image, navigates to the last one and closes the lightbox. */
async function visitTheLast(props: Partial<ThumbnailGalleryProps>) {
  const screen = await render(<ThumbnailGallery images={archive} {...props} />);
  await nextPaint();
  thumbnail(0).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByText(`1 / ${COUNT}`)).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText(`${COUNT} / ${COUNT}`)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await nextPaint();
}

describe('closing the lightbox', () => {
  test('returns focus to the thumbnail that opened the lightbox', async () => {
    await visitTheLast({ lightbox: { effect: 'none', history: false } });
    expect(document.activeElement).toBe(thumbnail(0));
    expect(window.scrollY).toBe(0);
  });

  test("moves focus to the current image's thumbnail with focusReturn: 'current', even if far out of view", async () => {
    await visitTheLast({ lightbox: { effect: 'none', history: false, focusReturn: 'current' } });
    expect(document.activeElement).toBe(thumbnail(COUNT - 1));
    expect(thumbnail(COUNT - 1).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    expect(indices().length).toBeGreaterThan(20);
  });
});

test("the lightbox shows all of the backend's images, and counts hits", async () => {
  // Other test files in this browser may have stored hits.
  sessionStorage.clear();
  const backend = createStaticBackend({ images: archive.slice(0, 12), perPage: 4 });
  const screen = await render(<ThumbnailGallery backend={backend} lightbox={{ effect: 'none', history: false }} />);
  await expect.element(screen.getByRole('button', { name: 'Ridge 3' })).toBeVisible();
  await userEvent.click(thumbnail(2));
  await expect.element(screen.getByText('3 / 12')).toBeVisible();
  await expect.poll(() => sessionStorage.getItem('loggia.hits')).toBe('[["3",1]]');
  sessionStorage.clear();
});
