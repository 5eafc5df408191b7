// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { CAPTCHA_CHARACTERS } from '../../../playground/server/comments/constants.ts';
import { captchaGlyphs } from '../../../playground/server/comments/captchaGlyphs.ts';
import { drawCaptcha } from '../../../playground/server/comments/drawCaptcha.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

const address = (own: Record<string, string> = {}) => {
  const query = { action: 'GalleryBox', gallery_id: '2', shortcode_id: '8', image_id: '21', ...own };
  return `/wp-admin/admin-ajax.php?${new URLSearchParams(query).toString()}`;
};

const NEW = {
  ajax_task: 'add_comment',
  comment_name: 'Ann',
  comment_email: 'ann@example.test',
  comment_text: 'Fine <b>light</b>\nindeed',
  comment_image_id: '25',
};

interface Answer {
  readonly error: boolean;
  readonly published: number;
  readonly error_messages: Record<string, string>;
  readonly html_comments_block?: string;
}

async function post(
  fields: Record<string, string>,
  own: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const response = await cms.post(address(own), fields, headers);
  return { status: response.status, answer: JSON.parse(await response.text()) as Answer };
}

async function display(own: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await cms.post(address(own), { ajax_task: 'display', ...own }, headers);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

async function logIn(): Promise<Record<string, string>> {
  const login = await cms.post('/wp-login.php', { log: 'admin', pwd: cms.adminPassword });
  return { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const textsOf = (answer: ParentNode) =>
  [...answer.querySelectorAll('.bwg_comment_body')].map(({ textContent }) => textContent.trim());

describe('adding a comment', () => {
  test('escapes the text and lists the comment first', async () => {
    const { answer } = await post(NEW);
    expect(answer).toMatchObject({ error: false, published: 1, error_messages: { success: 'ok' } });
    expect(answer.html_comments_block).toContain('Fine &lt;b&gt;light&lt;/b&gt;<br />\nindeed');
    await post({ ...NEW, comment_text: 'Second' });
    expect(textsOf(await display({ image_id: '25' }))[0]).toBe('Second');
  });

  test.each([
    ['a name', { comment_name: ' ' }, { name: 'The name field is required.' }],
    ['text', { comment_text: '' }, { textarea: 'The comment field is required.' }],
    [
      'an email address if enabled in the request',
      { popup_enable_email: '1', comment_email: 'bad' },
      { email: 'The email field must contain a valid email address.' },
    ],
  ])('requires %s', async (_name, change, messages) => {
    const { answer } = await post({ ...NEW, ...change });
    expect(answer).toEqual({ error: true, published: 1, error_messages: messages });
  });

  test('requires the fields configured on the server, regardless of the request', async () => {
    const guarded = { shortcode_id: '1', gallery_id: '1', image_id: '1' };
    const { answer } = await post({ ...NEW, popup_enable_captcha: '0', comment_email: '' }, guarded);
    expect(Object.keys(answer.error_messages).toSorted()).toEqual(['captcha', 'email', 'privacy_policy']);
  });

  test('holds the comment for moderation if configured, unless the administrator wrote it', async () => {
    const moderated = { shortcode_id: '4', gallery_id: '4', image_id: '201' };
    const fields = { ...NEW, comment_image_id: '201' };
    const waiting = { error: false, published: 0, error_messages: { success: 'ok' } };
    expect((await post(fields, moderated)).answer).toEqual(waiting);
    expect((await post({ ...NEW, comment_moderation: '1' })).answer).toEqual(waiting);
    expect(textsOf(await display(moderated))).toEqual([]);
    expect((await post(fields, moderated, await logIn())).answer.published).toBe(1);
  });

  test('fails if the image is missing or the gallery has comments disabled', async () => {
    expect((await post({ ...NEW, comment_image_id: '99999' })).answer.error).toBe(true);
    const closed = await cms.post(address({ shortcode_id: '11' }), NEW);
    expect(await closed.text()).not.toContain('bwg_comment_wrap');
  });

  test('increases the image’s comment count', async () => {
    await post({ ...NEW, comment_image_id: '26' });
    const response = await cms.get(address({ image_id: '26' }));
    expect(await response.text()).toMatch(/"id":"26".*?"comment_count":"1"/);
  });
});

describe('a captcha', () => {
  const guarded = { popup_enable_captcha: '1' };

  async function show(headers: Record<string, string> = {}) {
    const response = await cms.get('/wp-admin/admin-ajax.php?action=bwg_captcha&digit=6&i=&r=5', headers);
    return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  test('is an uncached image with an HttpOnly session cookie', async () => {
    const { response } = await show();
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('set-cookie')).toMatch(/^PHPSESSID=.*HttpOnly/);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg' });
  });

  test('can contain every allowed character', async () => {
    expect([...captchaGlyphs.keys()].toSorted()).toEqual([...CAPTCHA_CHARACTERS].toSorted());
    const { channels } = await sharp(Buffer.from(await drawCaptcha(CAPTCHA_CHARACTERS))).stats();
    expect(channels[0]?.min).toBeLessThan(100);
    expect(channels[0]?.max).toBeGreaterThan(200);
  });

  test('is rejected if it is missing or wrong', async () => {
    const { cookie } = await show();
    const headers = { Cookie: cookie };
    expect((await post({ ...NEW, ...guarded })).answer.error_messages).toEqual({
      captcha: 'The captcha field is required.',
    });
    const wrong = { ...NEW, ...guarded, comment_captcha: '!!!!!!' };
    expect((await post(wrong, {}, headers)).answer.error_messages).toEqual({ captcha: 'Incorrect Security code.' });
  });
});

describe('deleting a comment', () => {
  async function addOne(imageId: string): Promise<string> {
    const { answer } = await post({ ...NEW, comment_image_id: imageId });
    return /bwg_comment_block_(\d+)/.exec(answer.html_comments_block ?? '')?.[1] ?? '';
  }
  const deletion = (imageId: string, id: string, nonce = '') => ({
    ajax_task: 'delete_comment',
    id_image: imageId,
    id_comment: id,
    _wpnonce: nonce,
  });

  test('is rejected without a login, or if the administrator sends no nonce', async () => {
    const id = await addOne('27');
    expect(await post(deletion('27', id))).toEqual({ status: 403, answer: { error: true } });
    expect((await post(deletion('27', id), {}, await logIn())).status).toBe(403);
    expect(textsOf(await display({ image_id: '27' }))).toHaveLength(1);
  });

  test('is only offered to the administrator, and works only once per comment', async () => {
    const id = await addOne('28');
    expect((await display({ image_id: '28' })).querySelector('.bwg_comment_delete_btn')).toBeNull();
    const admin = await logIn();
    const panel = await display({ image_id: '28' }, admin);
    expect(panel.querySelector('.bwg_comment_delete_btn')).not.toBeNull();
    expect(panel.querySelector('[name="bwg_name"]')?.getAttribute('readonly')).toBe('readonly');
    const nonce = panel.querySelector('[name="_wpnonce"]')?.getAttribute('value') ?? '';
    expect(await post(deletion('28', id, nonce), {}, admin)).toEqual({ status: 200, answer: { error: false } });
    expect((await post(deletion('28', id, nonce), {}, admin)).answer).toEqual({ error: true });
    expect(textsOf(await display({ image_id: '28' }))).toEqual([]);
  });

  test('requires an image ID that matches the comment', async () => {
    const admin = await logIn();
    const id = await addOne('29');
    const nonce = (await display({}, admin)).querySelector('[name="_wpnonce"]')?.getAttribute('value') ?? '';
    expect((await post(deletion('30', id, nonce), {}, admin)).answer).toEqual({ error: true });
    expect((await post({ ajax_task: 'delete_comment', _wpnonce: nonce }, {}, admin)).answer).toEqual({ error: true });
  });
});

test('comments persist across restarts without duplicates', async () => {
  const before = textsOf(await display());
  expect(before.length).toBeGreaterThan(0);
  const again = openCms({ dataFolder: cms.dataFolder });
  const response = await again.post(address(), { ajax_task: 'display' });
  again.close();
  expect(textsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))).toEqual(before);
});
