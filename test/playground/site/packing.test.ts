import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCms } from '../../../playground/server/createCms.ts';
import type { Cms } from '../../../playground/server/createCms.ts';
import { packGalleryPage } from '../../../playground/site/packing/packGalleryPage.ts';
import { unpackGalleryPage } from '../../../playground/site/packing/unpackGalleryPage.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'loggia-packing-'));
let cms: Cms;

beforeAll(() => {
  cms = createCms({ dataFolder });
});
afterAll(() => {
  cms.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** What a packed page keeps of an image: all that a grid shows. */
const SHOWN = new Set('id galleryId url width height candidates title description thumbnail kind isSold'.split(' '));

describe('a page of a gallery that travels as columns', () => {
  test.each(['1', '2', '3', '4', '6', '13', '999'])('is the same after the journey: gallery %s', (galleryId) => {
    const page = cms.content.galleryPage({ galleryId, page: 1 });
    const packed: unknown = JSON.parse(JSON.stringify(packGalleryPage(galleryId, page)));
    const unpacked = unpackGalleryPage(packed as ReturnType<typeof packGalleryPage>);
    expect(unpacked).toEqual({
      ...page,
      images: page.images.map((image) => Object.fromEntries(Object.entries(image).filter(([name]) => SHOWN.has(name)))),
    });
  });

  test('is a small part of what it would be as objects', () => {
    const page = cms.content.galleryPage({ galleryId: '3', page: 1 });
    const packed = JSON.stringify(packGalleryPage('3', page));
    expect(page.images).toHaveLength(10_000);
    expect(packed.length).toBeLessThan(JSON.stringify(page).length / 10);
  });
});
