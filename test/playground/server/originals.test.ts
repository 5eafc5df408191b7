import { describe, expect, test } from 'vitest';
import { openLightbox, readBoxData } from './support/openLightbox.ts';
import { openTestCms } from './support/openTestCms.ts';

const UPLOADS = '/wp-content/uploads/photo-gallery';

describe('an original image', () => {
  test('is always a JPEG, regardless of the Accept header', async () => {
    const cms = openTestCms();
    const { data } = readBoxData(await openLightbox(cms, 'gallery_id=1&image_id=1&shortcode_id=1'));
    const path = String(data[0]?.['pure_thumb_url']).replace('/thumb/', '/.original/');
    const response = await cms.get(UPLOADS + path, { accept: 'image/avif,image/webp,*/*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 2)]).toEqual([0xff, 0xd8]);
  });

  test('responds with 404 for other paths', async () => {
    const cms = openTestCms();
    expect((await cms.get(`${UPLOADS}/.original/../../secret.jpg`)).status).toBe(404);
    expect((await cms.get(`${UPLOADS}/photographs/.original/none.jpg`)).status).toBe(404);
  });
});
