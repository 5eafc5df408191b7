// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWordPressRest, type WordPressRestOptions } from '@loggia/hooks/wordpress';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
let cookie: string;
let nonce: string;
const { signal } = new AbortController();
const PATH = '/wp/v2/users/me/application-passwords';

beforeAll(async () => {
  cms = openCms();
  const login = await cms.post('/wp-login.php', { log: 'admin', pwd: cms.adminPassword });
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  nonce = await (await cms.get('/wp-admin/admin-ajax.php?action=rest-nonce', { cookie })).text();
});
afterAll(() => cms.close());

const openRest = (own: Partial<WordPressRestOptions> = {}, sentCookie = '') =>
  createWordPressRest({
    root: 'http://demo.test/wp-json/',
    async fetch(input, init) {
      const request = new Request(input, init);
      if (sentCookie) request.headers.set('cookie', sentCookie);
      return cms.app.fetch(request);
    },
    ...own,
  });

test('an application password authenticates the user, is listed without its value, and can be revoked', async () => {
  const admin = openRest({ nonce }, cookie);
  const made = await admin.request(
    { path: PATH, data: { name: 'A tool' }, signal },
    (body) => body as Record<string, string>,
  );
  expect(made['password']).toMatch(/^(?:\w{4} ){5}\w{4}$/);
  const tool = openRest({ applicationPassword: { user: 'admin', password: made['password'] ?? '' } });
  await expect(tool.send({ path: '/wp/v2/users/me', signal })).resolves.toMatchObject({ body: { slug: 'admin' } });
  const { body } = await tool.send({ path: PATH, signal });
  expect(body).toMatchObject([{ uuid: made['uuid'], name: 'A tool' }]);
  expect(JSON.stringify(body)).not.toContain('password');
  await expect(tool.send({ path: `${PATH}/introspect`, signal })).resolves.toMatchObject({ body: { name: 'A tool' } });
  await admin.send({ path: `${PATH}/${made['uuid']}`, method: 'DELETE', signal });
  await expect(tool.send({ path: '/wp/v2/users/me', signal })).rejects.toMatchObject({
    restCode: 'rest_not_logged_in',
  });
});

test('creating an application password requires a login and a name', async () => {
  await expect(openRest().send({ path: PATH, data: { name: 'x' }, signal })).rejects.toMatchObject({ status: 401 });
  const admin = openRest({ nonce }, cookie);
  await expect(admin.send({ path: PATH, data: {}, signal })).rejects.toMatchObject({ status: 400 });
  await expect(admin.send({ path: PATH, data: { name: ' ' }, signal })).rejects.toMatchObject({ status: 400 });
});

test('an enveloped request for posts can embed the author', async () => {
  const rest = openRest({ envelope: true });
  const question = { path: '/wp/v2/posts?per_page=1&_embed=author&_fields=id,_links,_embedded', signal };
  const { body, headers } = await rest.send(question);
  expect(body).toMatchObject([{ _embedded: { author: [{ id: 1, name: 'admin' }] } }]);
  expect(headers.get('x-wp-total')).toBe('130');
});
