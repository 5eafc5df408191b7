// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../playground/server/database/openDatabase.ts';
import { resetDemo } from '../../../playground/server/resetDemo.ts';
import { archiveSheet } from '../../../playground/server/seed/archiveSheet.ts';
import { landscapeGallery } from '../../../playground/server/seed/landscapes.ts';
import { seedDatabase } from '../../../playground/server/seed/seedDatabase.ts';
import { askForPage } from './support/askForPage.ts';
import { openLightbox, readBoxData } from './support/openLightbox.ts';
import { openCms, openTestCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

describe('server-rendered content', () => {
  test('matches the page returned by the AJAX route', async () => {
    const page = cms.content.galleryPage({ galleryId: '2', page: 2 });
    const { ids } = await askForPage(cms, { shortcode_id: '2', page_number_0: '2' });
    expect(page.images.map(({ id }) => id)).toEqual(ids);
    expect(page).toMatchObject({ page: 2, pageCount: 3, total: 28, title: 'Landscapes' });
  });

  test('contains plain text, numbers and root-relative URLs', () => {
    const [image] = cms.content.galleryPage({ galleryId: '4', page: 1 }).images;
    expect(image).toMatchObject({
      id: '201',
      title: 'Bold and italic',
      description: 'A title that looks like markup is still text:\nso is this line.',
      width: 1200,
      height: 800,
      url: '/wp-content/uploads/photo-gallery/awkward/odd-201.jpg?bwg=1767225801',
      thumbnail: { width: 500, height: 333 },
    });
  });

  test('supports custom page sizes', () => {
    const page = cms.content.galleryPage({ galleryId: '3', page: 100, perPage: 100 });
    expect([page.images.length, page.pageCount, page.images.at(-1)?.id]).toEqual([100, 100, '20000']);
  });

  test('contains a message if a gallery is empty or missing', () => {
    expect(cms.content.galleryPage({ galleryId: '6', page: 1 })).toMatchObject({
      images: [],
      emptyMessage: 'No Images found.',
    });
    expect(cms.content.galleryPage({ galleryId: '99', page: 1 }).emptyMessage).toContain('deleted');
    expect(cms.content.gallery('99')).toBeNull();
    expect(cms.content.gallery('<b>')).toBeNull();
  });

  test('includes the container config for the gallery’s AJAX routes', async () => {
    const config = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/galleries/landscapes/' });
    expect(config).toMatchObject({ galleryId: '2', shortcodeId: '2', containerId: 'bwg_thumbnails_0' });
    const answer = await cms.get(`${config.lightboxUrl}&image_id=21`);
    expect(await answer.text()).toContain('gallery_box_data');
  });

  test('lists all galleries with their image counts and covers', () => {
    const galleries = cms.content.galleries().map(({ id, imageCount, cover }) => [id, imageCount, cover?.id ?? null]);
    expect(galleries).toEqual([
      ['1', 8, '1'],
      ['2', 28, '21'],
      ['3', 10_000, '10001'],
      ['4', 12, '201'],
      ['5', 2, '301'],
      ['6', 0, null],
      ['7', 3, '401'],
      ['13', 15, '501'],
      ['50', 4, '9501'],
    ]);
  });
});

describe('seeding the database', () => {
  test.each([
    ['landscapes', [...landscapeGallery.images].map(({ file }) => file)],
    ['archive', Array.from({ length: 10_000 }, (_, index) => archiveSheet(index + 1).picture)],
  ])('uses exactly the files in the %s folder', (folder, names) => {
    const files = readdirSync(join(import.meta.dirname, '../../../playground/server/images/pictures', folder));
    expect(files.toSorted()).toEqual([...new Set(names)].map((name) => `${name}.webp`).toSorted());
  });

  test('happens only once, so that changes persist across restarts', async () => {
    const first = openTestCms();
    const fields = { ajax_task: 'save_hit_count' };
    await first.post('/wp-admin/admin-ajax.php?action=GalleryBox&image_id=1', fields);
    const second = openTestCms({ dataFolder: first.dataFolder });
    const { data } = readBoxData(await openLightbox(second, 'gallery_id=1&image_id=1'));
    expect(data[0]?.hit_count).toBe('1');
  });

  test('happens again if the database schema has changed', async () => {
    const { dataFolder } = openTestCms();
    const older = openDatabase(dataFolder, seedDatabase);
    older.exec('PRAGMA user_version = 1');
    older.close();
    const after = openTestCms({ dataFolder });
    expect(after.content.galleries()[0]?.imageCount).toBe(8);
  });

  test('happens again after a reset, which keeps the password', async () => {
    const cmsBefore = openCms();
    const { dataFolder, adminPassword } = cmsBefore;
    await cmsBefore.post('/wp-admin/admin-ajax.php?action=GalleryBox&image_id=1', { ajax_task: 'save_hit_count' });
    resetDemo(dataFolder);
    const after = openTestCms({ dataFolder });
    const { data } = readBoxData(await openLightbox(after, 'gallery_id=1&image_id=1'));
    expect([data[0]?.hit_count, after.adminPassword]).toEqual(['0', adminPassword]);
    cmsBefore.close();
  });
});
