// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  createWordPressRest,
  embeddedItems,
  type ApplicationPassword,
  type WordPressRestOptions,
} from '@loggia/hooks/wordpress';

const { signal } = new AbortController();
const PASSWORD: ApplicationPassword = { user: 'Zoë', password: 'abcd EFGH 1234 ijkl MNOP 5678' };

async function send(options: Partial<WordPressRestOptions> = {}): Promise<Request> {
  const sent: Request[] = [];
  const rest = createWordPressRest({
    root: 'https://hills.test/wp-json/',
    applicationPassword: PASSWORD,
    async fetch(input, init) {
      sent.push(new Request(input, init));
      return Response.json({});
    },
    ...options,
  });
  await rest.send({ path: '/wp/v2/users/me', signal });
  const [request] = sent;
  if (!request) throw new Error('Nothing was asked.');
  return request;
}

describe('an application password', () => {
  test('authenticates each request without sending a nonce or cookies, which would take precedence', async () => {
    const { headers, credentials } = await send({ nonce: '0123456789', headers: { 'X-Own': '1' } });
    const [, encoded = ''] = /^Basic (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    expect(Buffer.from(encoded, 'base64').toString()).toBe('Zoë:abcd EFGH 1234 ijkl MNOP 5678');
    expect([headers.get('x-wp-nonce'), headers.get('x-own'), credentials]).toEqual([null, '1', 'omit']);
  });

  test('can be combined with cookies through `credentials`', async () => {
    expect((await send({ credentials: 'include' })).credentials).toBe('include');
  });

  test('is not part of the URL', async () => {
    const { url } = await send();
    expect(url).toBe('https://hills.test/wp-json/wp/v2/users/me?_locale=user');
  });

  test.each(['http://127.0.0.1:4173/wp-json/', 'http://localhost/wp-json/', 'http://demo.test/wp-json/'])(
    'may be sent over http to a local server: %s',
    async (root) => {
      expect((await send({ root })).headers.has('authorization')).toBe(true);
    },
  );

  test.each([
    ['over http', { root: 'http://hills.example/wp-json/' }],
    ['without a user', { applicationPassword: { user: '', password: 'x' } }],
    ['with a colon in the user name', { applicationPassword: { user: 'a:b', password: 'x' } }],
    ['without a password', { applicationPassword: { user: 'a', password: '' } }],
  ])('is rejected %s, and the error does not reveal the password', (_name, options) => {
    const open = () => createWordPressRest({ root: 'https://hills.test/', applicationPassword: PASSWORD, ...options });
    expect(open).toThrow(/application password/i);
    expect(open).not.toThrow(/abcd/);
  });
});

describe('embeddedItems', () => {
  const post = {
    id: 7,
    _embedded: {
      author: [{ id: 1, name: 'admin' }],
      'wp:featuredmedia': [{ code: 'rest_forbidden', message: 'No.', data: { status: 401 } }],
      replies: 'none',
    },
  };

  test.each([
    [post, 'author', [{ id: 1, name: 'admin' }]],
    [post, 'wp:featuredmedia', []],
    [post, 'replies', []],
    [post, 'constructor', []],
    [{ id: 7 }, 'author', []],
    [null, 'author', []],
  ])('given %j and the relation %s, returns %j', (item, relation, items) => {
    expect(embeddedItems(item, relation)).toEqual(items);
  });
});
