// @vitest-environment node
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageCandidates } from '../../../playground/server/images/imageCandidates.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

const PHOTOGRAPH = '/wp-content/uploads/photo-gallery/public-domain/acanthus-mollis.jpg';
const STAMPED = `${PHOTOGRAPH}?bwg=1767225605`;
const WEBP = { Accept: 'image/webp,*/*' };

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
};

describe('an image', () => {
  test('is a JPEG in its original size by default', async () => {
    const response = await cms.get(STAMPED, { Accept: '*/*' });
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(await sizeOf(response)).toEqual({ width: 790, height: 1024, format: 'jpeg' });
  });

  test.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'webp'],
    ['image/webp', 'webp'],
    ['image/*', 'jpeg'],
    ['', 'jpeg'],
    ['image/webp;q=0', 'jpeg'],
  ])('is sent in the best format for the Accept header "%s": %s', async (accept, format) => {
    const response = await cms.get(`${STAMPED}&w=160`, { Accept: accept });
    expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(await sizeOf(response)).toMatchObject({ width: 160, format });
  });

  test('is available in fixed widths, but is never enlarged', async () => {
    expect(await sizeOf(await cms.get(`${STAMPED}&w=320`, WEBP))).toMatchObject({ width: 320, height: 415 });
    expect(await sizeOf(await cms.get(`${STAMPED}&w=1920`, WEBP))).toMatchObject({ width: 790, height: 1024 });
  });

  test.each(['321', '0', '-160', '160.0', '', '1e3', '99999999', '160&w=320'])(
    'responds with 400 for the width %j',
    async (width) => {
      const response = await cms.get(`${STAMPED}&w=${width}`);
      expect(response.status).toBe(400);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('has a thumbnail at most 500 pixels wide', async () => {
    const thumbnail = PHOTOGRAPH.replace('/acanthus', '/thumb/acanthus');
    expect(await sizeOf(await cms.get(thumbnail, WEBP))).toMatchObject({ width: 500, height: 648 });
    expect(await sizeOf(await cms.get(`${thumbnail}?w=960`, WEBP))).toMatchObject({ width: 500 });
  });

  test('is cached as immutable if the URL has the current stamp, and revalidated otherwise', async () => {
    expect((await cms.get(STAMPED)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await cms.get(PHOTOGRAPH)).headers.get('Cache-Control')).toBe('no-cache');
    expect((await cms.get(`${PHOTOGRAPH}?bwg=1`)).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('responds with 304 if the browser has a current copy', async () => {
    const tag = (await cms.get(STAMPED, WEBP)).headers.get('ETag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const response = await cms.get(STAMPED, { ...WEBP, 'If-None-Match': known });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
    expect((await cms.get(STAMPED, { Accept: 'image/jpeg', 'If-None-Match': tag })).status).toBe(200);
  });

  test('is cropped from a shared file to the aspect ratio of its thumbnail', async () => {
    const sheet = '/wp-content/uploads/photo-gallery/archive/thumb/00001.jpg';
    const [image] = cms.content.galleryPage({ galleryId: '3', page: 1, perPage: 1 }).images;
    const { width = 0, height = 0 } = image?.thumbnail ?? {};
    const size = await sizeOf(await cms.get(`${sheet}?w=160`, WEBP));
    expect(size.width).toBe(160);
    expect(Math.abs((size.height ?? 0) - (160 * height) / width)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['is not in the database', '/wp-content/uploads/photo-gallery/public-domain/secret.jpg'],
    ['is outside the folder', '/wp-content/uploads/photo-gallery/%2e%2e/%2e%2e/demo.sqlite'],
    ['is outside the folder, with encoded slashes', '/wp-content/uploads/photo-gallery/..%2f..%2fadmin-password'],
    ['has a null byte in its URL', '/wp-content/uploads/photo-gallery/public-domain/acanthus-mollis.jpg%00.png'],
    ['has no file', '/wp-content/uploads/photo-gallery/missing-file/odd-402.jpg'],
  ])('responds with 404 if it %s', async (_, path) => {
    expect((await cms.get(path)).status).toBe(404);
  });
});

describe('imageCandidates', () => {
  test('returns the fixed widths below the original width', () => {
    expect(imageCandidates('/a.jpg?bwg=1', 500)).toEqual([
      { url: '/a.jpg?bwg=1&w=160', width: 160 },
      { url: '/a.jpg?bwg=1&w=320', width: 320 },
      { url: '/a.jpg?bwg=1&w=480', width: 480 },
    ]);
  });

  test('returns no candidates if the width is unknown', () => {
    expect(imageCandidates('/a.jpg', undefined)).toEqual([]);
  });
});
