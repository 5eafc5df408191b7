import { createStaticAlbums, createStaticBackend } from '@loggia/hooks/static';
import {
  AlbumCompact,
  BlogGallery,
  GalleryBrowser,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  ThumbnailGallery,
} from '@loggia/ui';
import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import albums from '../../../ui/albums.css?inline';
import browsing from '../../../ui/browsing.css?inline';
import extras from '../../../ui/extras.css?inline';
import gallery from '../../../ui/gallery.css?inline';
import lightbox from '../../../ui/lightbox.css?inline';
import everything from '../../../ui/styles.css?inline';
import views from '../../../ui/views.css?inline';
import { paintedImages } from '../../helpers/paintedImages.ts';

const backend = createStaticBackend({ images: paintedImages, perPage: 2 });
const albumBackend = createStaticAlbums({
  album: { id: '1', title: 'Top', entries: paintedImages.map(({ id }) => ({ id, title: id, images: paintedImages })) },
  albumsPerPage: 2,
});

function addStyles(): (sheets: readonly string[]) => void {
  const styles = document.createElement('div');
  document.head.append(styles);
  onTestFinished(() => styles.remove());
  return (sheets) => {
    const elements = sheets.map((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      return style;
    });
    styles.replaceChildren(...elements);
  };
}

const PSEUDO_ELEMENTS = ['', '::before', '::after'];

function readLook(element: Element, pseudo: string): readonly (readonly [property: string, value: string])[] {
  const style = getComputedStyle(element, pseudo);
  const properties = [...style].filter((property) => !property.startsWith('--'));
  return properties.map((property) => [property, style.getPropertyValue(property)]);
}

/** All computed styles of the kit's elements, keyed by element and property. */
function readLooks(): ReadonlyMap<string, string> {
  for (const animation of document.getAnimations()) animation.cancel();
  const elements = [...document.querySelectorAll('[class*="loggia-"], [class*="loggia-"] *')];
  const looks = elements.flatMap((element, index) =>
    PSEUDO_ELEMENTS.flatMap((pseudo) => {
      const name = `${index} ${element.tagName} ${element.getAttribute('class') ?? ''}${pseudo}`;
      return readLook(element, pseudo).map(([property, value]): [string, string] => [`${name} ${property}`, value]);
    }),
  );
  return new Map(looks);
}

async function expectSameLooks(sheets: readonly string[], show: ReactElement, open?: () => Promise<void>) {
  const setStyles = addStyles();
  setStyles([everything]);
  await render(show);
  await expect.poll(() => document.images.length).toBeGreaterThan(0);
  await open?.();
  await expect.poll(() => [...document.images].every(({ complete }) => complete)).toBe(true);
  setStyles([everything]);
  const expected = readLooks();
  for (const order of [sheets, sheets.toReversed()]) {
    setStyles(order);
    const looks = readLooks();
    const changes = [...expected].filter(([name, value]) => looks.get(name) !== value);
    expect(changes.map(([name, value]) => `${name}: ${value} became ${looks.get(name)}`)).toEqual([]);
  }
}

async function openLightbox(): Promise<void> {
  await page.getByRole('button', { name: 'Image 1', exact: true }).first().click();
  await expect.element(page.getByRole('button', { name: 'Next image' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zoom', exact: true })).toBeVisible();
}

test.each([
  ['a gallery with a lightbox needs only two style sheets', [gallery, lightbox], undefined],
  ['a gallery with a full lightbox needs only three style sheets', [gallery, lightbox, extras], 'full'],
] as const)('%s, in any order', async (_name, sheets, preset) => {
  const options = { preset, effect: 'none', filmstrip: true } as const;
  await expectSameLooks(
    sheets,
    <ThumbnailGallery key={preset} images={paintedImages} lightbox={options} />,
    openLightbox,
  );
});

test.each([
  ['a masonry gallery', [gallery], <MasonryGallery key="view" images={paintedImages} lightbox={false} />],
  [
    'a gallery browser',
    [gallery, browsing],
    <GalleryBrowser key="view" backend={backend} urlState={false}>
      {(view) => <ThumbnailGallery {...view} lightbox={false} />}
    </GalleryBrowser>,
  ],
  [
    'an album with numbered pages',
    [gallery, albums],
    <AlbumCompact key="view" backend={albumBackend} paging="numbers" />,
  ],
  ['an album with "Load more"', [gallery, albums], <AlbumCompact key="view" backend={albumBackend} paging="button" />],
  ['a blog', [gallery, views], <BlogGallery key="view" images={paintedImages} lightbox={false} />],
  ['an image browser', [gallery, views], <ImageBrowser key="view" images={paintedImages} lightbox={false} />],
  ['an inline slideshow', [gallery, views], <InlineSlideshow key="view" images={paintedImages} lightbox={false} />],
])('%s needs only its own style sheets, in any order', async (_name, sheets, view) => {
  await expectSameLooks(sheets, view);
});
