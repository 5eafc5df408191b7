import '@loggia/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ImageBrowser, ThumbnailGallery, type GalleryBrowserProps } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createArchive } from '../thumbnailGallery/galleryFixtures.tsx';

const backend = createStaticBackend({ images: createArchive(6), perPage: 2 });

const thumbnails: GalleryBrowserProps['children'] = (view) => <ThumbnailGallery {...view} lightbox={false} />;
const imageBrowser: GalleryBrowserProps['children'] = (view) => <ImageBrowser {...view} lightbox={false} />;

describe('two galleries with different titles on one page', () => {
  test.each([
    ['page numbers', { children: thumbnails }],
    ['arrow paging', { paging: 'arrows', children: thumbnails }],
    ['one image per page', { paging: 'none', children: imageBrowser }],
  ] satisfies [string, Pick<GalleryBrowserProps, 'paging' | 'children'>][])(
    'have landmarks with different names (%s)',
    async (_name, props) => {
      const screen = await render(
        <main>
          {['Harbour', 'Mountains'].map((title) => (
            <GalleryBrowser key={title} backend={backend} urlState={false} title={title} {...props} />
          ))}
        </main>,
      );
      for (const title of ['Harbour', 'Mountains']) {
        await expect.element(screen.getByRole('navigation', { name: `Pages of ${title}` })).toBeVisible();
        await expect.element(screen.getByRole('search', { name: `Search ${title}` })).toBeVisible();
      }
      await expectAccessible(document.body);
    },
  );
});

test('a gallery without a title prop uses the title from its initial page', async () => {
  const initialPage = { images: createArchive(2), page: 1, pageCount: 3, title: 'Harbour' };
  const screen = await render(
    <GalleryBrowser {...{ backend, initialPage }} urlState={false}>
      {thumbnails}
    </GalleryBrowser>,
  );
  await expect.element(screen.getByRole('navigation', { name: 'Pages of Harbour' })).toBeVisible();
});
