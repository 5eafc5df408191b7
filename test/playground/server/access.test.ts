// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createLoginLimiter } from '../../../playground/server/auth/createLoginLimiter.ts';
import { createNonce, isNonceGood } from '../../../playground/server/auth/nonces.ts';
import { hashPassword, isPasswordRight } from '../../../playground/server/auth/passwords.ts';
import { localPath } from '../../../playground/server/auth/localPath.ts';
import { openTestCms, type TestCms } from './support/openTestCms.ts';

const ME = '/wp-json/wp/v2/users/me';
const NONCE = '/wp-admin/admin-ajax.php?action=rest-nonce';

async function logIn(cms: TestCms, password = cms.adminPassword) {
  const fields = { log: 'admin', pwd: password, redirect_to: '/galleries/' };
  const response = await cms.post('/wp-login.php', fields);
  return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

describe('logging in', () => {
  test('sets an HttpOnly, SameSite cookie if the password is correct', async () => {
    const { response } = await logIn(openTestCms());
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/galleries/']);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  test('returns the same response for a wrong password and an unknown user', async () => {
    const cms = openTestCms();
    const wrong = await (await cms.post('/wp-login.php', { log: 'admin', pwd: 'x' })).text();
    const unknown = await (await cms.post('/wp-login.php', { log: 'nobody', pwd: 'x' })).text();
    expect(wrong).toContain('role="alert"');
    expect(unknown).toBe(wrong);
  });

  test('allows only local redirect paths', () => {
    expect(localPath('/wp-admin/?a=1#b')).toBe('/wp-admin/?a=1#b');
    for (const path of ['//evil.test/', 'https://evil.test/', String.raw`/\evil.test`, 'javascript:alert(1)', '']) {
      expect(localPath(path)).toBe('/');
    }
    expect(localPath('/.//evil.test/')).toBe('/evil.test/');
  });

  test.each(['/.//evil.example/x', '/..//evil.example/x', '//evil.example/x', String.raw`/\evil.example/x`])(
    'does not redirect to another origin: %s',
    async (address) => {
      const cms = openTestCms();
      const fields = { log: 'admin', pwd: cms.adminPassword, redirect_to: address };
      const location = (await cms.post('/wp-login.php', fields)).headers.get('Location') ?? '';
      expect(new URL(location, 'http://demo.test/wp-login.php').origin).toBe('http://demo.test');
      const form = await (await cms.get(`/wp-login.php?redirect_to=${encodeURIComponent(address)}`)).text();
      const kept = /name="redirect_to" value="([^"]*)"/.exec(form)?.[1] ?? '';
      expect(new URL(kept, 'http://demo.test/').origin).toBe('http://demo.test');
    },
  );

  test('is blocked after five failed attempts, even with the correct password', async () => {
    const cms = openTestCms();
    for (let attempt = 0; attempt < 5; attempt += 1) await cms.post('/wp-login.php', { log: 'admin', pwd: 'x' });
    const { response } = await logIn(cms);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('limits attempts per IP address, and resets the limit after a successful login or 15 minutes', () => {
    const limiter = createLoginLimiter();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(limiter.attempt('a', 0)).toBe(0);
    expect(limiter.attempt('a', 60_000)).toBe(14 * 60);
    expect(limiter.attempt('b', 60_000)).toBe(0);
    expect(limiter.attempt('a', 15 * 60_000)).toBe(0);
    limiter.forgive('a');
    for (let attempt = 0; attempt < 5; attempt += 1) expect(limiter.attempt('a', 15 * 60_000)).toBe(0);
  });
});

describe('the administrator’s password', () => {
  test('is generated on the first start, readable only by its owner, and kept across restarts', () => {
    const first = openTestCms();
    const file = join(first.dataFolder, 'admin-password');
    expect(readFileSync(file, 'utf8')).toBe(first.adminPassword);
    expect(first.adminPassword.length).toBeGreaterThanOrEqual(16);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(openTestCms({ dataFolder: first.dataFolder }).adminPassword).toBe(first.adminPassword);
  });

  test('can be configured', async () => {
    const cms = openTestCms({ adminPassword: 'given by hand' });
    expect(cms.adminPassword).toBe('given by hand');
    expect((await logIn(cms)).response.status).toBe(302);
  });

  test('is stored as a salted hash', async () => {
    const kept = hashPassword('loggia');
    expect(kept).not.toContain('loggia');
    expect(hashPassword('loggia')).not.toBe(kept);
    expect(await isPasswordRight('loggia', kept)).toBe(true);
    expect(await isPasswordRight('Loggia', kept)).toBe(false);
    expect(await isPasswordRight('', kept)).toBe(false);
  });
});

describe('a request without a login', () => {
  test('receives 0 with status 400 instead of a nonce', async () => {
    const response = await openTestCms().get(NONCE);
    expect([response.status, await response.text()]).toEqual([400, '0']);
  });

  test('receives a 401 for a protected route and a 404 for a missing one', async () => {
    const cms = openTestCms();
    const response = await cms.get(ME);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'rest_not_logged_in', data: { status: 401 } });
    expect((await cms.get('/wp-json/wp/v2/nothing')).status).toBe(404);
  });

  test.each(['', 'bad', '0123456789'])('receives a 403 on every route if the nonce is invalid: %j', async (nonce) => {
    const cms = openTestCms();
    for (const path of [ME, '/wp-json/wp/v2/posts']) {
      const response = await cms.get(path, { 'X-WP-Nonce': nonce });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'rest_cookie_invalid_nonce',
        message: 'Cookie check failed',
      });
    }
  });
});

describe('the administrator’s session', () => {
  test('is accepted with a cookie and a nonce in the header or the query', async () => {
    const cms = openTestCms();
    const { cookie } = await logIn(cms);
    const nonce = await (await cms.get(NONCE, { Cookie: cookie })).text();
    expect(nonce).toMatch(/^[\da-f]{10}$/);
    const response = await cms.get(`${ME}?_fields=id,slug`, { Cookie: cookie, 'X-WP-Nonce': nonce });
    expect(response.headers.get('X-WP-Nonce')).toBe(nonce);
    expect(await response.json()).toEqual({ id: 1, slug: 'admin' });
    expect((await cms.get(`${ME}?_wpnonce=${nonce}`, { Cookie: cookie })).status).toBe(200);
  });

  test('is ignored without a nonce, and rejected with a nonce from another session', async () => {
    const cms = openTestCms();
    const [first, second] = [await logIn(cms), await logIn(cms)];
    const foreign = await (await cms.get(NONCE, { Cookie: second.cookie })).text();
    expect((await cms.get(ME, { Cookie: first.cookie })).status).toBe(401);
    expect((await cms.get(ME, { Cookie: first.cookie, 'X-WP-Nonce': foreign })).status).toBe(403);
  });

  test('ends after logging out, which requires a nonce', async () => {
    const cms = openTestCms();
    const { cookie } = await logIn(cms);
    const nonce = await (await cms.get(NONCE, { Cookie: cookie })).text();
    expect((await cms.get('/wp-login.php?action=logout', { Cookie: cookie })).status).toBe(403);
    expect((await cms.get(NONCE, { Cookie: cookie })).status).toBe(200);
    expect((await cms.get(`/wp-login.php?action=logout&_wpnonce=${nonce}`, { Cookie: cookie })).status).toBe(302);
    expect((await cms.get(NONCE, { Cookie: cookie })).status).toBe(400);
  });

  test('expires after two weeks', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cms = openTestCms();
    const { cookie } = await logIn(cms);
    vi.setSystemTime(Date.now() + 15 * 24 * 3600 * 1000);
    expect((await cms.get(NONCE, { Cookie: cookie })).status).toBe(400);
    vi.useRealTimers();
  });

  test('has a nonce that is valid for 12 to 24 hours', () => {
    const start = 1_000 * 12 * 3600 * 1000;
    const nonce = createNonce('token', start);
    expect(isNonceGood(nonce, 'token', start + 12 * 3600 * 1000)).toBe(true);
    expect(isNonceGood(nonce, 'token', start + 24 * 3600 * 1000)).toBe(false);
    expect(isNonceGood(nonce, 'other', start)).toBe(false);
  });
});
