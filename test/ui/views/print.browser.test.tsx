// @own-page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStaticBackend } from '@loggia/hooks/static';
import { Carousel, GalleryBrowser, ImageBrowser, InlineSlideshow, ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { paintedImages } from '../../helpers/paintedImages.ts';

const backend = createStaticBackend({ images: paintedImages, perPage: 2 });

const printTo = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
beforeEach(() => printTo('print'));
afterEach(() => printTo(''));

/** The controls and fields that take room on the paper. The pictures themselves are links. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('button, input, select, nav a')].filter(
    (own) => own.checkVisibility() && !own.querySelector('img'),
  );
/** The slides beside the one that is shown are there, and hidden. */
const pictures = () =>
  [...document.querySelectorAll('img')].filter((own) => own.checkVisibility({ visibilityProperty: true }));

test.each([
  ['a slideshow', () => <InlineSlideshow images={paintedImages} />, 1],
  ['a carousel', () => <Carousel label="Work" count={3} renderSlide={() => <p>Work</p>} />, 0],
  ['an image browser', () => <ImageBrowser backend={backend} />, 1],
  ['a gallery with its small pager', () => <ThumbnailGallery backend={backend} />, 2],
  [
    'a gallery with every browsing control',
    () => (
      <GalleryBrowser backend={backend} urlState={false} tags={[{ id: '1', name: 'Ridge' }]}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
    ),
    2,
  ],
  [
    'a gallery that grows',
    () => (
      <GalleryBrowser backend={backend} urlState={false} paging="button">
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
    ),
    2,
  ],
])('%s leaves its controls off the paper', async (_name, draw, pictureCount) => {
  await render(draw());
  await expect.poll(() => pictures().length).toBe(pictureCount);
  expect(document.querySelectorAll('button, nav a').length).toBeGreaterThan(0);
  expect(controls()).toEqual([]);
});
