// @vitest-environment node
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageCandidates } from '../../../playground/server/images/imageCandidates.ts';
import { openCms, openTestCms } from './support/openTestCms.ts';
import type { TestCms } from './support/openTestCms.ts';

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
  test('comes as JPEG in its own size to a plain request', async () => {
    const response = await cms.get(STAMPED, { Accept: '*/*' });
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(await sizeOf(response)).toEqual({ width: 790, height: 1024, format: 'jpeg' });
  });

  test('comes as WebP to a browser that can show it, and says that this depends on the question', async () => {
    const response = await cms.get(STAMPED, { Accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' });
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Vary')).toBe('Accept');
    expect((await sizeOf(response)).format).toBe('webp');
  });

  test('comes as AVIF once one was made in the background', async () => {
    const url = `${STAMPED}&w=160`;
    const accept = { Accept: 'image/avif,image/webp' };
    await cms.get(url, accept);
    await expect
      .poll(async () => (await cms.get(url, accept)).headers.get('Content-Type'), { timeout: 15_000 })
      .toBe('image/avif');
    expect(await sizeOf(await cms.get(url, accept))).toMatchObject({ width: 160 });
  });

  test('comes in each of the fixed widths, but never larger than it is', async () => {
    expect(await sizeOf(await cms.get(`${STAMPED}&w=320`, WEBP))).toMatchObject({ width: 320, height: 415 });
    expect(await sizeOf(await cms.get(`${STAMPED}&w=1920`, WEBP))).toMatchObject({ width: 790, height: 1024 });
  });

  test.each(['321', '0', '-160', '160.0', '', '1e3', '99999999', '160&w=320'])(
    'refuses the width %j',
    async (width) => {
      const response = await cms.get(`${STAMPED}&w=${width}`);
      expect(response.status).toBe(400);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('has a thumbnail of at most 500 pixels beside it', async () => {
    const thumbnail = PHOTOGRAPH.replace('/acanthus', '/thumb/acanthus');
    expect(await sizeOf(await cms.get(thumbnail, WEBP))).toMatchObject({ width: 500, height: 648 });
    expect(await sizeOf(await cms.get(`${thumbnail}?w=960`, WEBP))).toMatchObject({ width: 500 });
  });

  test('may be kept for ever under the stamp of its last change, and must be asked after under any other', async () => {
    expect((await cms.get(STAMPED)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await cms.get(PHOTOGRAPH)).headers.get('Cache-Control')).toBe('no-cache');
    expect((await cms.get(`${PHOTOGRAPH}?bwg=1`)).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('is not sent again to a browser that has it', async () => {
    const tag = (await cms.get(STAMPED, WEBP)).headers.get('ETag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await cms.get(STAMPED, { ...WEBP, 'If-None-Match': known });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
    expect((await cms.get(STAMPED, { Accept: 'image/jpeg', 'If-None-Match': tag })).status).toBe(200);
  });

  test('can be fetched in parts that fit together', async () => {
    const whole = Buffer.from(await (await cms.get(STAMPED, WEBP)).arrayBuffer());
    const first = await cms.get(STAMPED, { ...WEBP, Range: 'bytes=0-99' });
    const rest = await cms.get(STAMPED, { ...WEBP, Range: 'bytes=100-' });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(first.headers.get('Content-Range')).toBe(`bytes 0-99/${whole.length}`);
    const parts = [await first.arrayBuffer(), await rest.arrayBuffer()].map((part) => Buffer.from(part));
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });

  test('has nothing behind its end, and starts over when it has changed meanwhile', async () => {
    expect((await cms.get(STAMPED, { ...WEBP, Range: 'bytes=99999999-' })).status).toBe(416);
    expect((await cms.get(STAMPED, { ...WEBP, Range: 'bytes=0-9', 'If-Range': '"older"' })).status).toBe(200);
  });

  test('is made once, however many ask for it at the same time', async () => {
    const url = `${STAMPED}&w=480`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => cms.get(url, WEBP)));
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(bodies.every((body) => bodies[0]?.equals(body))).toBe(true);
    const files = readdirSync(`${cms.dataFolder}/renderings-1`).filter((name) => name.includes('-480.'));
    expect(files).toHaveLength(1);
  });

  test('painted by code comes in the size that was promised', async () => {
    const sheet = '/wp-content/uploads/photo-gallery/archive/thumb/00001.jpg';
    const [image] = cms.content.galleryPage({ galleryId: '3', page: 1, perPage: 1 }).images;
    const { width = 0, height = 0 } = image?.thumbnail ?? {};
    const size = await sizeOf(await cms.get(`${sheet}?w=160`, WEBP));
    expect(size.width).toBe(160);
    expect(Math.abs((size.height ?? 0) - (160 * height) / width)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['the database does not know', '/wp-content/uploads/photo-gallery/public-domain/secret.jpg'],
    ['lies above the folder', '/wp-content/uploads/photo-gallery/%2e%2e/%2e%2e/demo.sqlite'],
    ['lies above the folder, with other slashes', '/wp-content/uploads/photo-gallery/..%2f..%2fadmin-password'],
    ['has a zero in it', '/wp-content/uploads/photo-gallery/public-domain/acanthus-mollis.jpg%00.png'],
    ['lost its file', '/wp-content/uploads/photo-gallery/missing-file/odd-402.jpg'],
  ])('is not found where it %s', async (_, path) => {
    expect((await cms.get(path)).status).toBe(404);
  });
});

test('an image that is still being painted when the server closes is refused quietly: 503', async () => {
  const closing = openCms();
  const answer = closing.get('/wp-content/uploads/photo-gallery/landscapes/tall-pines.jpg', WEBP);
  await new Promise((resolve) => setImmediate(resolve));
  closing.close();
  expect((await answer).status).toBe(503);
});

test('an image whose visitor has gone is not painted for nobody', async () => {
  const quiet = openTestCms();
  const gone = new AbortController();
  const path = '/wp-content/uploads/photo-gallery/landscapes/tall-pines.jpg';
  const answer = quiet.app.request(`http://demo.test${path}`, { headers: WEBP, signal: gone.signal });
  gone.abort();
  expect((await answer).status).toBe(503);
  expect(readdirSync(`${quiet.dataFolder}/renderings-1`)).toEqual([]);
});

test('thumbnails are there before anybody asks, where the server is told to warm up', async () => {
  const warm = openTestCms({ isWarmedUp: true });
  const names = () => readdirSync(`${warm.dataFolder}/renderings-1`);
  await expect.poll(names, { timeout: 15_000 }).toContainEqual(expect.stringMatching(/^\d+-\d+-320\.webp$/));
});

test('a sketch has the size of its painting, little of its detail, and a folder of its own', async () => {
  const sketching = openTestCms({ isSketched: true });
  const path = '/wp-content/uploads/photo-gallery/landscapes/thumb/first-light.jpg?w=160';
  const sketch = Buffer.from(await (await sketching.get(path, WEBP)).arrayBuffer());
  const painting = Buffer.from(await (await cms.get(path, WEBP)).arrayBuffer());
  const [sketchSize, paintingSize] = [await sharp(sketch).metadata(), await sharp(painting).metadata()];
  expect([sketchSize.width, sketchSize.height]).toEqual([paintingSize.width, paintingSize.height]);
  expect(sketch.length).toBeLessThan(painting.length);
  expect(readdirSync(sketching.dataFolder)).toContain('renderings-1-sketched');
  expect(readdirSync(sketching.dataFolder)).not.toContain('renderings-1');
});

describe('the other widths of a file', () => {
  test('are the fixed ones below it: its own is in srcset by itself', () => {
    expect(imageCandidates('/a.jpg?bwg=1', 500)).toEqual([
      { url: '/a.jpg?bwg=1&w=160', width: 160 },
      { url: '/a.jpg?bwg=1&w=320', width: 320 },
      { url: '/a.jpg?bwg=1&w=480', width: 480 },
    ]);
  });

  test('are empty for a file of unknown width', () => {
    expect(imageCandidates('/a.jpg', undefined)).toEqual([]);
  });
});
