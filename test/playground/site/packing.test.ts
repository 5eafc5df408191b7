import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCms, type TestCms } from '../server/support/openTestCms.ts';
import { packGalleryPage } from '../../../playground/site/packing/packGalleryPage.ts';
import { unpackGalleryPage } from '../../../playground/site/packing/unpackGalleryPage.ts';

let cms: TestCms;

beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

/** The image fields that a packed page keeps, which are all that a grid shows. */
const SHOWN = new Set('id galleryId url width height candidates title description thumbnail kind isSold'.split(' '));

describe('a packed gallery page', () => {
  test.each(['1', '2', '3', '4', '6', '13', '999'])('is unpacked without changes: gallery %s', (galleryId) => {
    const page = cms.content.galleryPage({ galleryId, page: 1 });
    const packed: unknown = JSON.parse(JSON.stringify(packGalleryPage(galleryId, page)));
    const unpacked = unpackGalleryPage(packed as ReturnType<typeof packGalleryPage>);
    expect(unpacked).toEqual({
      ...page,
      images: page.images.map((image) => Object.fromEntries(Object.entries(image).filter(([name]) => SHOWN.has(name)))),
    });
  });

  test('is less than a tenth the size of the unpacked page', () => {
    const page = cms.content.galleryPage({ galleryId: '3', page: 1 });
    const packed = JSON.stringify(packGalleryPage('3', page));
    expect(page.images).toHaveLength(10_000);
    expect(packed.length).toBeLessThan(JSON.stringify(page).length / 10);
  });
});
