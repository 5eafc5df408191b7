import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ThumbnailGallery } from '@loggia/ui';
import { createArchive, paint, thumbnail } from './galleryFixtures.tsx';

const lightbox = { effect: 'none', history: false, settings: { showOriginal: true, showDownload: true } } as const;
const [first] = createArchive(1);

test('an image with a script URL is shown as failed, but can be opened in the lightbox with the keyboard', async () => {
  const image = { ...first, id: '1', url: 'javascript:alert(1)//.jpg', title: 'Ridge' };
  const screen = await render(<ThumbnailGallery images={[image]} lightbox={lightbox} />);
  await userEvent.tab();
  expect(thumbnail(0).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect
    .element(
      screen
        .getByRole('alert')
        .or(screen.getByRole('button', { name: /again/i }))
        .first(),
    )
    .toBeVisible();
});

test.each([
  ['data:', paint(2)],
  ['blob:', URL.createObjectURL(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }))],
])('a %s image can be opened at its original size and downloaded', async (_scheme, url) => {
  const image = { ...first, id: '1', url, title: 'Ridge' };
  const screen = await render(<ThumbnailGallery images={[image]} lightbox={lightbox} />);
  await userEvent.tab();
  expect(thumbnail(0).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'More' }).click();
  const original = screen.getByRole('link', { name: 'Open image in original size' });
  await expect.element(original).toBeVisible();
  expect(original.element().getAttribute('href')).toBe(url);
  const download = screen.getByRole('link', { name: 'Download original image' }).element() as HTMLAnchorElement;
  expect(download.getAttribute('href')).toBe(url);
  expect(download.download).toMatch(/^[\w.-]{1,64}$/);
});
