// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptString } from '../../../playground/server/wire/scriptString.ts';
import { openLightbox, readBoxData } from './support/openLightbox.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

describe('scriptString', () => {
  const withoutBackslash = fc.string({ unit: 'grapheme' }).filter((text) => !/[\\"\p{Cc}]/u.test(text));

  test('round-trips text without backslashes', () => {
    fc.assert(
      fc.property(withoutBackslash, (text) => {
        const script = scriptString({ text }).slice(1, -1);
        expect(readBoxData({ status: 200, text: '', script })).toEqual({ text });
      }),
    );
  });

  test('escapes quotes, line breaks and `<`, and outputs only ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const script = scriptString({ text }).slice(1, -1);
        expect(script).not.toMatch(/['<]|[^\x20-\x7e]/);
      }),
    );
  });

  test('escapes slashes as PHP does', () => {
    expect(scriptString('a/b')).toBe(String.raw`'"a\/b"'`);
  });

  test('produces invalid JSON for backslashes, like the original server', () => {
    const script = scriptString({ text: String.raw`C:\photos` }).slice(1, -1);
    expect(() => readBoxData({ status: 200, text: '', script })).toThrow(SyntaxError);
  });
});

describe('lightbox data', () => {
  test('lists every image in the gallery in order, numbered from 1', async () => {
    const { data, ...settings } = readBoxData(await openLightbox(cms, 'gallery_id=1&image_id=3'));
    expect(data.map(({ number, id }) => [number, id])).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id, index) => [index + 1, id]),
    );
    expect(settings).toMatchObject({ current_image_id: 3, current_image_key: 2, gallery_id: 1 });
  });

  test('contains sizes as numbers and counts as strings', async () => {
    const { data } = readBoxData(await openLightbox(cms, 'gallery_id=1&image_id=1'));
    expect(data[0]).toMatchObject({
      image_width: 1024,
      image_height: 819,
      hit_count: '0',
      comment_count: '0',
      rate: 0,
    });
  });

  test('escapes titles once, and converts line breaks to escaped HTML', async () => {
    const { data } = readBoxData(await openLightbox(cms, 'gallery_id=4&image_id=201'));
    expect(data[0]?.alt).toBe('Bold &lt;b&gt;and&lt;/b&gt; &lt;i&gt;italic&lt;/i&gt;');
    expect(data[0]?.description).toContain('still text:&lt;br /&gt;&lt;p&gt;');
    expect(data[3]?.alt).toBe('&quot;Double&quot; and &#039;single&#039; quotes');
  });

  test('supports script end tags, emoji and right-to-left text in titles', async () => {
    const answer = await openLightbox(cms, 'gallery_id=4&image_id=203');
    const titles = readBoxData(answer).data.map(({ alt }) => alt);
    expect(titles).toContain('Mountain 🏔️ family 👩‍👩‍👧 flag 🇫🇷');
    expect(titles).toContain('جبال عند الغروب');
    expect(answer.text.match(/<\/script>/g)).toHaveLength(1);
  });

  test('is invalid for the whole gallery if one title has a backslash', async () => {
    const answer = await openLightbox(cms, 'gallery_id=5&image_id=302');
    expect(answer.script).not.toBeNull();
    expect(() => readBoxData(answer)).toThrow(SyntaxError);
  });

  test('uses the last gallery ID if the URL has several', async () => {
    const box = readBoxData(await openLightbox(cms, 'gallery_id=1&image_id=1&gallery_id=2&image_id=22'));
    expect(box).toMatchObject({ gallery_id: 2, current_image_id: 22 });
  });

  test('contains the shortcode’s settings', async () => {
    const standard = readBoxData(await openLightbox(cms, 'gallery_id=2&image_id=21&shortcode_id=2'));
    const other = readBoxData(await openLightbox(cms, 'gallery_id=2&image_id=21&shortcode_id=11'));
    expect(standard).toMatchObject({ enable_loop: true, bwg_image_effect: 'fade', open_with_fullscreen: true });
    expect(other).toMatchObject({ enable_loop: false, bwg_image_effect: 'slideH', open_with_fullscreen: false });
  });

  test('reports whether comments or the shop should open', async () => {
    const box = readBoxData(await openLightbox(cms, 'gallery_id=1&image_id=1&open_comment=1&open_ecommerce=1'));
    expect(box).toMatchObject({ open_comment: true, open_ecommerce: true });
  });

  test.each([
    ['is in another gallery', 'gallery_id=1&image_id=22'],
    ['is filtered out', 'gallery_id=1&image_id=1&filter_search_name=acanthus'],
    ['is not given', 'gallery_id=1'],
    ['is in a missing gallery', 'gallery_id=99&image_id=1'],
  ])('is replaced by an error block if the image %s', async (_, query) => {
    const { status, text, script } = await openLightbox(cms, query);
    expect({ status, script }).toEqual({ status: 200, script: null });
    expect(text).toMatch(/^<style>.*<\/style><div><div class="wd_error">.*The image has been deleted\./s);
  });
});

describe('saving a hit', () => {
  const hitsOf = async (id: string) => {
    const { data } = readBoxData(await openLightbox(cms, 'gallery_id=2&image_id=21'));
    return data.find((image) => image.id === id)?.hit_count;
  };
  const save = (query: string, body: string) =>
    cms.post(`/wp-admin/admin-ajax.php?action=GalleryBox&gallery_id=2${query}`, {
      image_id: body,
      rate: '',
      ajax_task: 'save_hit_count',
    });

  test('counts for the image ID in the query, even if the body has another ID', async () => {
    const response = await save('&image_id=21', '22');
    expect([response.status, await response.text()]).toEqual([200, '0']);
    expect([await hitsOf('21'), await hitsOf('22')]).toEqual(['1', '0']);
  });

  test('counts for the image ID in the body if the query has none', async () => {
    await save('', '23');
    await save('', '23');
    expect(await hitsOf('23')).toBe('2');
  });

  test('responds as usual if the image is missing', async () => {
    const response = await save('&image_id=99999', '99999');
    expect([response.status, await response.text()]).toEqual([200, '0']);
  });

  test('is ignored for GET requests, which a crawler might send', async () => {
    await cms.get('/wp-admin/admin-ajax.php?action=GalleryBox&gallery_id=2&image_id=24&ajax_task=save_hit_count');
    expect(await hitsOf('24')).toBe('0');
  });
});
