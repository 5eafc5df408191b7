// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestCms } from '../playground/server/support/openTestCms.ts';
import type { Exchange, Recording } from './Recording.ts';

const FILE = join(import.meta.dirname, '../../../shared/spec/recordings/wp-nonce.json');

/** Equivalent fixtures for machines without the recordings. */
const fixtures: readonly Exchange[] = [
  exchange('rest-nonce without cookie', '/wp-admin/admin-ajax.php?action=rest-nonce', {}, 400, 0),
  exchange('cookie and no nonce', '/wp-json/wp/v2/users/me', { Cookie: 'yes' }, 401, {
    code: 'rest_not_logged_in',
    message: 'You are not currently logged in.',
    data: { status: 401 },
  }),
  exchange('cookie and invalid nonce', '/wp-json/wp/v2/users/me', { Cookie: 'yes', 'X-WP-Nonce': '0' }, 403, {
    code: 'rest_cookie_invalid_nonce',
    message: 'Cookie check failed',
    data: { status: 403 },
  }),
];

function exchange(
  name: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  json: unknown,
): Exchange {
  return { name, request: { method: 'GET', path, headers }, response: { status, body: { json } } };
}

const isThere = existsSync(FILE);
const recorded = isThere ? (JSON.parse(readFileSync(FILE, 'utf8')) as Recording).exchanges : [];
// Excludes calls without a counterpart in the demo: writing posts, and application passwords.
const comparable = recorded.filter(
  ({ name, request }) => request.method === 'GET' && !/app password|good nonce/.test(name),
);
process.stdout.write(`contract: access, ${fixtures.length} fixtures and ${comparable.length} recorded exchanges\n`);

test.each([...fixtures, ...comparable].map((each) => [each.name, each] as const))(
  'the demo CMS responds as recorded: %s',
  async (name, { request, response }) => {
    const cms = openTestCms();
    const login = await cms.post('/wp-login.php', { log: 'admin', pwd: cms.adminPassword });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const answer = await cms.get(request.path, {
      ...request.headers,
      Cookie: request.headers?.['Cookie'] ? cookie : '',
    });
    expect(answer.status).toBe(response.status);
    const text = await answer.text();
    if (name === 'rest-nonce with cookie') expect(text).toMatch(/^[\da-f]{10}$/);
    else expect(JSON.parse(text)).toEqual(response.body.json);
  },
);
