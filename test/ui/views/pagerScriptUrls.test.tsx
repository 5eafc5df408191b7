import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BlogGallery, ImageBrowser, MasonryGallery, JustifiedGallery, ThumbnailGallery } from '@loggia/ui';

const images = Array.from({ length: 4 }, (_, index) => ({
  id: `${index + 1}`,
  title: 'Ridge',
  url: '/ridge.jpg',
  width: 500,
  height: 300,
}));
const initialPage = { images, page: 1, pageCount: 3 };
const source = { loadPage: async () => initialPage };
const pages = (address: string) => ({ source, initialPage, getPageHref: () => address });

const VIEWS: readonly (readonly [string, (address: string) => ReactElement])[] = [
  ['an image browser', (address) => <ImageBrowser images={images} getPageHref={() => address} />],
  ['a thumbnail gallery', (address) => <ThumbnailGallery {...pages(address)} />],
  ['a masonry gallery', (address) => <MasonryGallery {...pages(address)} />],
  ['a justified layout', (address) => <JustifiedGallery direction="rows" {...pages(address)} />],
  ['a blog', (address) => <BlogGallery {...pages(address)} />],
];

/** URLs as browsers parse them: without spaces and control characters. */
const bare = (html: string) => [...html].filter((character) => character > ' ').join('');

describe.each(VIEWS)('server-rendered page links of %s', (_view, elementOf) => {
  test.each(['javascript:alert(1)', 'java\nscript:alert(1)', ' JAVASCRIPT:alert(1)', 'vbscript:x', 'data:text/html,x'])(
    'are omitted for a page with the URL %j',
    (address) => {
      const html = renderToString(elementOf(address));
      expect(html).toContain('Ridge');
      expect(bare(html)).not.toMatch(/href="[^"]*((java|vb)script|data):/i);
    },
  );

  test('are rendered for pages with safe URLs', () => {
    expect(renderToString(elementOf('/ridges/2'))).toContain('href="/ridges/2"');
  });
});
