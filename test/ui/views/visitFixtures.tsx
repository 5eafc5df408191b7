import '@loggia/ui/styles.css';
import { StrictMode, type ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Backend, GalleryImage } from '@loggia/hooks';
import { BlogGallery, MasonryGallery, JustifiedGallery, ThumbnailGallery } from '@loggia/ui';
import { createDeferredSource } from '../../helpers/createDeferredSource.ts';
import { forgetPlaces } from '../../helpers/visitAgain.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';

export interface ViewProps {
  readonly galleryId: string;
  readonly lightbox: false;
  readonly backend?: Backend;
  readonly images?: readonly GalleryImage[];
}

export const VIEWS = {
  thumbnails: (props) => <ThumbnailGallery {...props} />,
  'thumbnails with captions': (props) => <ThumbnailGallery {...props} titleDisplay="below" />,
  masonry: (props) => <MasonryGallery {...props} />,
  mosaic: (props) => <JustifiedGallery {...props} />,
  'justified layout of rows': (props) => <JustifiedGallery direction="rows" {...props} />,
  blog: (props) => <BlogGallery {...props} />,
} satisfies Readonly<Record<string, (props: ViewProps) => ReactElement>>;

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Images with several aspect ratios. */
export const createImages = (count: number): readonly GalleryImage[] =>
  Array.from({ length: count }, (_, index) => {
    const size = { width: 400, height: 250 + ((index * 37) % 200) };
    return {
      id: String(index + 1),
      url: PIXEL,
      title: `Ridge ${index + 1}`,
      ...size,
      thumbnail: { url: PIXEL, ...size },
    };
  });

/** Opens a window without stored scroll positions. Test files share the storage, and a page left open by a test stores its position. */
export async function openWindow(): Promise<void> {
  await page.viewport(1200, 800);
  forgetPlaces();
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
  await nextPaint();
}

/** A client-rendered gallery whose first page loads when the test responds. */
export async function renderByRequest(view: (props: ViewProps) => ReactElement, introHeight = 0) {
  const source = createDeferredSource();
  const screen = await render(
    <StrictMode>
      <div style={{ height: introHeight }} />
      {view({ galleryId: '7', lightbox: false, backend: { gallery: source } })}
      <div style={{ height: 900 }} />
    </StrictMode>,
  );
  const answer = (images: readonly GalleryImage[]) =>
    source.last.answer({ images, pageCount: 1, total: images.length });
  return { answer, source, unmount: () => screen.unmount() };
}

export const itemOf = (imageId: string) => document.querySelector<HTMLElement>(`#gallery-7-image-${imageId}`);

/** Distance of an image from the top of the viewport. */
export const topOf = (imageId: string) => itemOf(imageId)?.getBoundingClientRect().top ?? Number.NaN;

/** The image closest to the top of the viewport. */
export function imageAtTop(): { readonly id: string; readonly top: number } {
  const tops = [...document.querySelectorAll<HTMLElement>('[id^="gallery-7-image-"]')].map((item) => ({
    id: item.id.slice('gallery-7-image-'.length),
    top: item.getBoundingClientRect().top,
  }));
  const [nearest] = tops.sort((one, other) => Math.abs(one.top) - Math.abs(other.top));
  if (!nearest) throw new Error('There is no image.');
  return nearest;
}
