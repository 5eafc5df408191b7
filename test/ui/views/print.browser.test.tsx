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

/** The visible controls and fields. The images themselves are links. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('button, input, select, nav a')].filter(
    (own) => own.checkVisibility() && !own.querySelector('img'),
  );
/** Slides next to the current one are rendered, but hidden. */
const pictures = () =>
  [...document.querySelectorAll('img')].filter((own) => own.checkVisibility({ visibilityProperty: true }));

test.each([
  ['an inline slideshow', () => <InlineSlideshow images={paintedImages} />, 1],
  ['a carousel', () => <Carousel label="Work" count={3} renderSlide={() => <p>Work</p>} />, 0],
  ['an image browser', () => <ImageBrowser backend={backend} />, 1],
  ['a gallery with a pager', () => <ThumbnailGallery backend={backend} />, 2],
  [
    'a gallery browser',
    () => (
      <GalleryBrowser backend={backend} urlState={false} tags={[{ id: '1', name: 'Ridge' }]}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
    ),
    2,
  ],
  [
    'a gallery with "Load more"',
    () => (
      <GalleryBrowser backend={backend} urlState={false} paging="button">
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
    ),
    2,
  ],
])('%s hides its controls in print', async (_name, draw, pictureCount) => {
  await render(draw());
  await expect.poll(() => pictures().length).toBe(pictureCount);
  expect(document.querySelectorAll('button, nav a').length).toBeGreaterThan(0);
  expect(controls()).toEqual([]);
});
