import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportedPhoto, PhotoImportRequest } from '@loggia/hooks';
import { createWordPressPhotoImporter, createWordPressRest } from '@loggia/hooks/wordpress';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

const ORIGIN = 'http://demo.test';
const TOKEN = 'IGQ-very-secret-token';
const REQUEST: PhotoImportRequest = {
  user: 'hills',
  accessToken: TOKEN,
  isWholePost: false,
  imageCount: 6,
  update: 'none',
};
const { signal } = new AbortController();

let cms: TestCms;
let cookie: string;
let nonce: string;
beforeAll(async () => {
  cms = openCms();
  const login = await cms.post('/wp-login.php', { log: 'admin', pwd: cms.adminPassword });
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  nonce = await (await cms.get('/wp-admin/admin-ajax.php?action=rest-nonce', { cookie })).text();
}, 60_000);
afterAll(() => cms.close());

/** A browser would add the cookie automatically. */
const send: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  request.headers.set('cookie', cookie);
  return cms.app.fetch(request);
};
const load = (own: Partial<PhotoImportRequest> = {}, given = nonce) =>
  createWordPressPhotoImporter({ ajaxUrl: `${ORIGIN}/wp-admin/admin-ajax.php`, nonce: given, fetch: send }).load(
    { ...REQUEST, ...own },
    { signal },
  );
const codesOf = (photos: readonly (ImportedPhoto | null)[]) => photos.map((photo) => photo?.code ?? null);

describe('loading photos from the stub provider', () => {
  test('returns photos in order, with `null` for unsupported files', async () => {
    const answer = await load();
    expect(answer.type === 'photos' && codesOf(answer.photos)).toEqual([
      'Lg001',
      'Lg002',
      'Lg003',
      'Lg004',
      null,
      'Lg006',
    ]);
  });

  test.each([
    [{ user: 'silent' }, { type: 'nothing' }],
    [{ user: 'stranger' }, { type: 'foreign' }],
    [{ user: 'nobody' }, { type: 'refused', message: 'User has no posts.' }],
    [{ user: 'who' }, { type: 'refused', message: 'Cannot get user posts.' }],
    [{ user: 'empty' }, { type: 'photos', photos: [] }],
    [{ imageCount: 26 }, { type: 'refused', message: 'Cannot get posts data.' }],
  ])('for %j resolves with %j', async (own, answer) => {
    expect(await load(own)).toEqual(answer);
  });
});

describe('importing photos', () => {
  test('requires a login, a valid nonce, and the token in a POST body', async () => {
    const fields = { action: 'addInstagramGallery', instagram_user: 'hills', autogallery_image_number: '1' };
    const visitor = await cms.post('/wp-admin/admin-ajax.php', fields);
    expect([visitor.status, await visitor.text()]).toEqual([400, '0']);
    expect(await load({}, '0123456789')).toEqual({ type: 'refused', message: 'Sorry, your nonce did not verify.' });
    const address = `/wp-admin/admin-ajax.php?bwg_nonce=${nonce}&instagram_access_token=${TOKEN}`;
    const inAddress = await cms.post(address, fields, { cookie });
    expect(await inAddress.text()).toBe('WD_delimiter_start["error","API connect failed."]WD_delimiter_end');
    expect((await cms.get(`${address}&action=addInstagramGallery`, { cookie })).status).toBe(400);
  });

  test('prepends new photos, moves existing ones to the front, and can replace them all', async () => {
    const rest = createWordPressRest({ root: `${ORIGIN}/wp-json/`, nonce, fetch: send });
    const add = (code: string, startsAnew = false) => {
      const data = { code, title: code, description: '', fileType: 'EMBED_OEMBED_INSTAGRAM_IMAGE', startsAnew };
      return rest.send({ path: '/loggia/v1/imported-photos', data, signal });
    };
    const titles = () => {
      const gallery = cms.content.galleries().find(({ slug }) => slug === 'imported');
      const page = gallery && cms.content.galleryPage({ galleryId: gallery.id, page: 1 });
      return page?.images.map(({ title }) => title);
    };
    for (const code of ['Lg003', 'Lg002', 'Lg001']) await add(code);
    expect(titles()).toEqual(['Lg001', 'Lg002', 'Lg003']);
    await add('Lg003');
    expect(titles()).toEqual(['Lg003', 'Lg001', 'Lg002']);
    await add('Lg002', true);
    expect(titles()).toEqual(['Lg002']);
    await expect(add('Lg005')).rejects.toMatchObject({ restCode: 'rest_invalid_param' });
    const visitor = createWordPressRest({ root: `${ORIGIN}/wp-json/`, fetch: send });
    const asked = visitor.send({ path: '/loggia/v1/imported-photos', data: { code: 'Lg001' }, signal });
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });
});
