// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommentStore, NewComment } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

const { signal } = new AbortController();
let cms: TestCms;
let requests: Request[] = [];

beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

/** Opens the lightbox of a demo gallery as the visitor with this cookie, and returns its comment store. */
async function openComments(galleryId: string, imageId: string, cookie = '') {
  requests = [];
  const config = cms.content.containerConfig({ galleryId, instance: 0, currentUrl: '/' });
  const { lightbox, comments } = createWordPressBackend(config, {
    async fetch(input, init) {
      const request = new Request(input, init);
      requests.push(request.clone() as Request);
      request.headers.set('Cookie', cookie);
      return cms.app.request(request);
    },
  });
  if (!lightbox || !comments) throw new Error('A port is missing.');
  const { images, settings } = await lightbox.load({ imageId }, { signal });
  const imageOf = (id: string) => images.find((image) => image.id === id) ?? { id, url: '' };
  return { comments, settings, imageOf };
}

async function logIn(): Promise<string> {
  const login = await cms.post('/wp-login.php', { log: 'admin', pwd: cms.adminPassword });
  return login.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const NEW: NewComment = {
  name: 'Ann',
  email: 'ann@example.test',
  text: '<script>alert(1)</script>\nsecond line',
  captcha: '',
  hasAcceptedPrivacyPolicy: false,
  rules: { hasEmail: true },
};

const textsOf = async (comments: CommentStore, image: { id: string; url: string }) =>
  (await comments.load(image, { signal })).comments.map(({ text }) => text);

test('the demo’s comments load together with the form rules', async () => {
  const { comments, settings, imageOf } = await openComments('2', '22');
  expect(settings.comments).toBe(true);
  const thread = await comments.load(imageOf('21'), { signal });
  expect(thread.comments[0]).toMatchObject({ author: 'Tom', text: 'First light indeed. <3', canDelete: false });
  expect(thread.comments[1]?.text).toBe(
    'Which lens?\nIt must be a long one: the ridges are so close together.\n\nLovely, in any case.',
  );
  expect(thread.rules).toMatchObject({ hasEmail: true, isModerated: false, captchaUrl: undefined });
});

test('loading comments rejects if the gallery has comments disabled', async () => {
  const config = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/' });
  const lightboxUrl = config.lightboxUrl.replace('shortcode_id=2', 'shortcode_id=11');
  const { lightbox, comments } = createWordPressBackend(
    { ...config, lightboxUrl },
    { fetch: async (input, init) => cms.app.request(new Request(input, init)) },
  );
  expect((await lightbox?.load({ imageId: '21' }, { signal }))?.settings.comments).toBe(false);
  await expect(comments?.load({ id: '21', url: '' }, { signal })).rejects.toMatchObject({ code: 'missing' });
});

test('loading the comments of an image that has none sends no request until a comment is added', async () => {
  const { comments, imageOf } = await openComments('2', '21');
  const image = imageOf('33');
  expect(image).toMatchObject({ commentCount: 0 });
  expect((await comments.load(image, { signal })).rules.hasEmail).toBe(true);
  expect(requests).toHaveLength(1);
  const outcome = await comments.add(image, NEW, { signal });
  expect(outcome).toMatchObject({ status: 'published', comments: [{ author: 'Ann', text: NEW.text }] });
  expect(await textsOf(comments, image)).toEqual([NEW.text]);
});

test('a rejected comment has an error message per field', async () => {
  const { comments, imageOf } = await openComments('1', '1');
  const { rules } = await comments.load(imageOf('1'), { signal });
  expect(rules.captchaUrl).toMatch(/^http.*action=bwg_captcha&digit=6&i=$/);
  expect(rules.privacyPolicyUrl).toMatch(/\/privacy-policy\/$/);
  const outcome = await comments.add(imageOf('1'), { ...NEW, text: ' ', captcha: 'wrong', rules }, { signal });
  expect(outcome).toEqual({
    status: 'refused',
    errors: {
      text: 'The comment field is required.',
      captcha: 'Incorrect Security code.',
      privacyPolicy: 'The privacy policy field is required.',
    },
  });
});

test('a comment in a moderated gallery awaits approval', async () => {
  const { comments, imageOf } = await openComments('4', '201');
  expect(await comments.add(imageOf('201'), NEW, { signal })).toEqual({ status: 'awaitingModeration' });
  expect(await textsOf(comments, imageOf('201'))).toEqual([]);
});

test('only the administrator can delete comments', async () => {
  const visitor = await openComments('2', '21');
  const image = visitor.imageOf('34');
  await visitor.comments.add(image, NEW, { signal });
  const [written] = (await visitor.comments.load(image, { signal })).comments;
  await expect(visitor.comments.remove(image, written?.id ?? '', { signal })).rejects.toMatchObject({ status: 403 });

  const admin = await openComments('2', '21', await logIn());
  const [seen] = (await admin.comments.load(admin.imageOf('34'), { signal })).comments;
  expect(seen).toMatchObject({ canDelete: true, id: written?.id });
  await admin.comments.remove(image, seen?.id ?? '', { signal });
  expect(await textsOf(visitor.comments, image)).toEqual([]);
});

test('the Photo Gallery 1.8.46 lightbox loads and sends comments with a nonce', async () => {
  requests = [];
  const config = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/' });
  const lightboxUrl = config.lightboxUrl.replace('shortcode_id=2', 'shortcode_id=69');
  const { lightbox, comments } = createWordPressBackend(
    { ...config, lightboxUrl },
    {
      async fetch(input, init) {
        const request = new Request(input, init);
        requests.push(request.clone() as Request);
        return cms.app.request(request);
      },
    },
  );
  const [older, newer] = await Promise.all([
    cms.content && (await openComments('2', '22')).settings,
    (await lightbox?.load({ imageId: '22' }, { signal }))?.settings,
  ]);
  expect(newer).toEqual(older);
  const outcome = await comments?.add({ id: '34', url: '' }, { ...NEW, text: 'With a proof.' }, { signal });
  expect(outcome).toMatchObject({ status: 'published' });
  const body = new URLSearchParams(await requests.at(-1)?.text());
  expect(body.get('bwg_nonce')).toMatch(/^[\da-f]{10}$/);
  body.set('bwg_nonce', '0000000000');
  const refusal = await cms.app.request(new Request(requests.at(-1)?.url ?? '', { method: 'POST', body }));
  expect(await refusal.json()).toMatchObject({ error: true, error_messages: { bwg_nonce: expect.any(String) } });
});
