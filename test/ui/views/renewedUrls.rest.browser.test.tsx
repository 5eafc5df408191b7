import '@loggia/ui/styles.css';
import { StrictMode, type ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { BlogGallery, MasonryGallery, JustifiedGallery, ThumbnailGallery } from '@loggia/ui';
import type { GalleryImage } from '@loggia/hooks';
import { PICTURE_URL } from '../../ui/lightbox/LightboxPage.tsx';

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

/** A list with expiring signed URLs: when fetched again, the same images have other URLs. */
const listOf = (signature: string): readonly GalleryImage[] =>
  [1, 2, 3, 4, 5].map((number) => ({
    id: String(number),
    title: `Ridge ${number}`,
    url: `${PICTURE_URL}?${number}&signature=${signature}`,
    width: 600,
    height: 400,
    thumbnail: { url: `${PICTURE_URL}?small=${number}&signature=${signature}`, width: 300, height: 200 },
  }));

const lightbox = { effect: 'none', history: false } as const;
const views: Readonly<Record<string, (images: readonly GalleryImage[]) => ReactElement>> = {
  'a thumbnail gallery': (images) => <ThumbnailGallery images={images} lightbox={lightbox} />,
  'a thumbnail gallery with captions': (images) => (
    <ThumbnailGallery images={images} titleDisplay="below" lightbox={lightbox} />
  ),
  'a masonry gallery': (images) => <MasonryGallery images={images} lightbox={lightbox} />,
  'a gallery of justified columns': (images) => <JustifiedGallery images={images} lightbox={lightbox} />,
  'a gallery of justified rows': (images) => <JustifiedGallery direction="rows" images={images} lightbox={lightbox} />,
  'a blog': (images) => <BlogGallery images={images} lightbox={lightbox} />,
};
const linkTo = (number: number) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(({ href }) =>
    href.includes(`${PICTURE_URL}?${number}&`),
  ) ?? expect.unreachable(`There is no link to image ${number}.`);
const signatures = (scope: string) =>
  new Set(
    [...document.querySelectorAll<HTMLImageElement>(`${scope} img`)].map(({ src }) =>
      new URL(src).searchParams.get('signature'),
    ),
  );

describe.each(Object.entries(views))('%s when image URLs are replaced', (_name, draw) => {
  const show = (signature: string) => (
    <StrictMode>
      <main>{draw(listOf(signature))}</main>
    </StrictMode>
  );

  test('keeps its link elements and focus, and uses the new URLs', async () => {
    const screen = await render(show('old'));
    await expect.poll(() => [...signatures('main')]).toEqual(['old']);
    const links = [1, 2, 3, 4, 5].map(linkTo);
    links[2]?.focus();
    expect(document.activeElement).toBe(links[2]);
    await screen.rerender(show('new'));
    await expect.poll(() => [...signatures('main')]).toEqual(['new']);
    expect([1, 2, 3, 4, 5].map(linkTo)).toEqual(links);
    expect(links.map(({ href }) => new URL(href).searchParams.get('signature'))).toEqual(links.map(() => 'new'));
    expect(document.activeElement).toBe(links[2]);
  });

  test('keeps the image and filmstrip in an open lightbox, and restores focus on close', async () => {
    const screen = await render(show('old'));
    await expect.poll(() => [...signatures('main')]).toEqual(['old']);
    const opener = linkTo(3);
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('3 / 5')).toBeVisible();
    const strip = () => [...document.querySelectorAll('dialog .loggia-filmstrip li button')];
    await expect.poll(() => strip().length).toBe(5);
    const [before, focus] = [strip(), document.activeElement];
    expect(document.querySelector('dialog')?.contains(focus)).toBe(true);
    await screen.rerender(show('new'));
    await expect.poll(() => [...signatures('dialog .loggia-filmstrip')]).toEqual(['new']);
    expect(strip()).toEqual(before);
    expect(document.activeElement).toBe(focus);
    await expect.element(page.getByText('3 / 5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('4 / 5')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByText('3 / 5')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull());
    await expect.poll(() => document.activeElement).toBe(opener);
  });
});
