import { fireEvent } from '@testing-library/react-hooks';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStaticAlbums, createStaticBackend, createStaticContactForms } from '@loggia/hooks/static';
import {
  AlbumCompact,
  AlbumExtended,
  AlbumMasonry,
  BlogGallery,
  ContactForm,
  Counter,
  FeatureCarousel,
  GalleryBrowser,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  JustifiedGallery,
  MultiSelect,
  Playlist,
  Reveal,
  ScrollArea,
  ThumbnailGallery,
} from '@loggia/ui';

const images = Array.from({ length: 6 }, (_, index) => ({
  id: String(index + 1),
  url: `/${index + 1}.jpg`,
  width: 600,
  height: 400,
  title: `Photo ${index + 1}`,
}));
const backend = createStaticBackend({ images, perPage: 3, settings: { rating: true, showDownload: true } });
const albums = createStaticAlbums({
  album: { id: '1', title: 'Trips', entries: [{ id: '7', title: 'Harbour', images }] },
});
const contactForms = createStaticContactForms({ deliver: async () => undefined });
const fields = [
  { type: 'text', name: 'name', label: 'Your name', isRequired: true },
  { type: 'submit', label: 'Send' },
] as const;
const videos = [
  { provider: 'file', id: 'a', url: '/a.webm', title: 'The harbour' },
  { provider: 'youtube', id: 'aqz-KE-bpKQ', title: 'A film' },
] as const;

const GALLERIES: readonly (readonly [string, ReactElement])[] = [
  ['a thumbnail gallery', <ThumbnailGallery key="" backend={backend} />],
  ['a masonry gallery', <MasonryGallery key="" images={images} />],
  ['justified columns', <JustifiedGallery key="" images={images} />],
  ['justified rows', <JustifiedGallery direction="rows" key="" images={images} />],
  ['a blog', <BlogGallery key="" images={images} />],
  ['an image browser', <ImageBrowser key="" images={images} />],
  ['a feature carousel', <FeatureCarousel key="" images={images} />],
  ['an inline slideshow', <InlineSlideshow key="" images={images} autoplay />],
  [
    'a gallery browser',
    <GalleryBrowser key="" backend={backend}>
      {(gallery) => <ThumbnailGallery {...gallery} />}
    </GalleryBrowser>,
  ],
];
const OTHERS: readonly (readonly [string, ReactElement, string])[] = [
  ['a compact album', <AlbumCompact key="" backend={albums} initialLevel={albums.initialLevel} />, 'Harbour'],
  ['an extended album', <AlbumExtended key="" backend={albums} />, 'Harbour'],
  ['a masonry album', <AlbumMasonry key="" backend={albums} />, 'Harbour'],
  [
    'a contact form',
    <ContactForm key="" form={{ id: 'f', title: 'Write', fields }} backend={contactForms} />,
    'Your name',
  ],
  ['a playlist', <Playlist key="" videos={videos} />, 'The harbour'],
  [
    'a multi-select',
    <MultiSelect key="" name="tags" items={[{ value: 'a', label: 'Harbour' }]} defaultValues={['a']} />,
    'Harbour',
  ],
  [
    'a scroll area',
    <ScrollArea key="" label="Terms">
      Terms
    </ScrollArea>,
    'Terms',
  ],
  [
    'page effects',
    <Reveal key="">
      <p>
        Since 1987 <Counter value={12} />
      </p>
    </Reveal>,
    '1987',
  ],
];

const dialog = () => document.querySelector<HTMLElement>('dialog');
/** Waits for the condition. Code of a feature may still have to be transformed by Vite. */
const until = <Result,>(condition: () => Result) => vi.waitUntil(condition, { timeout: 10_000 });
const host = document.createElement('div');
let root: Root;

beforeEach(() => {
  // As in production, updates aren't wrapped in `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Jest's jsdom lacks this function.
  Object.defineProperty(performance, 'getEntriesByType', { value: undefined, configurable: true });
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  vi.unstubAllGlobals();
});

describe('without newer browser APIs, as in jsdom', () => {
  test.each(GALLERIES)('%s can be rendered, opened, navigated and closed', async (_name, element) => {
    root.render(element);
    const trigger = await until(() => host.querySelector('a[aria-haspopup=dialog]'));
    fireEvent.click(trigger);
    // Images never load in jsdom, and the controls are rendered after the first one.
    const picture = await until(() => dialog()?.querySelector('[data-role=current] img'));
    fireEvent.load(picture);
    await until(() => dialog()?.querySelector('[role=group][aria-label=Controls]'));
    for (const key of ['ArrowRight', 'ArrowLeft', 'End', '+']) fireEvent.keyDown(dialog() ?? host, { key });
    fireEvent.click(dialog()?.querySelector('.loggia-close') ?? host);
    await until(() => dialog() === null);
    expect(host.childElementCount).toBeGreaterThan(0);
  });

  test.each(OTHERS)('%s can be rendered, scrolled and unmounted', async (_name, element, shown) => {
    root.render(element);
    await until(() => host.innerHTML.includes(shown));
    fireEvent.scroll(window);
    fireEvent(window, new Event('resize'));
    root.unmount();
    await until(() => host.childElementCount === 0);
    expect(document.querySelector('dialog')).toBeNull();
  });
});
