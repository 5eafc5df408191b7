import '@loggia/ui/styles.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GalleryImage } from '@loggia/hooks';
import {
  FeatureCarousel,
  MasonryGallery,
  JustifiedGallery,
  ThumbnailGallery,
  type JustifiedGalleryProps,
} from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createImages } from '../lightbox/LightboxPage.tsx';
import { dialog } from '../lightbox/renderLightboxPage.tsx';
import { embedded } from './EmbedPage.tsx';

const [PICTURE] = createImages(1) as [GalleryImage];
const IMAGES = [PICTURE, { ...embedded('YOUTUBE_VIDEO', 'film-a'), width: 160, height: 90 }];

/** Widths of the play badges on the image links, in order. 0 if there is none. */
function signs(root: ParentNode, selector: string): readonly number[] {
  return [...root.querySelectorAll(selector)].map((element) => {
    const { content, display, width } = getComputedStyle(element, '::after');
    return content === 'none' || display === 'none' ? 0 : Math.round(Number.parseFloat(width));
  });
}

test.each([
  ['a thumbnail gallery', ThumbnailGallery],
  ['a masonry gallery', MasonryGallery],
  ['a gallery of justified columns', JustifiedGallery],
  ['a gallery of justified rows', (props: JustifiedGalleryProps) => <JustifiedGallery {...props} direction="rows" />],
  ['a feature carousel', FeatureCarousel],
] as const)('%s shows a play badge on videos, but not on images', async (_, View) => {
  const { container } = await render(<View images={IMAGES} lightbox={false} />);
  await expect.poll(() => signs(container, '.loggia-thumbnail')).toEqual([0, expect.any(Number)]);
  expect(signs(container, '.loggia-thumbnail')[1]).toBeGreaterThan(20);
});

test('the play badge can be disabled with a prop or a CSS custom property', async () => {
  const { container } = await render(
    <>
      <MasonryGallery images={IMAGES} lightbox={false} hasPlayIcon={false} />
      <ThumbnailGallery images={IMAGES} lightbox={false} style={{ '--loggia-play-size': '0px' } as object} />
    </>,
  );
  await expect.poll(() => signs(container, '.loggia-thumbnail')).toEqual([0, 0, 0, 0]);
});

test('filmstrip thumbnails in the lightbox have a small play badge', async () => {
  await render(<ThumbnailGallery images={IMAGES} />);
  await page.getByRole('link').first().click();
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => signs(document, '.loggia-filmstrip-thumbnail')).toEqual([0, 28]);
  await expectAccessible(document.body);
});
