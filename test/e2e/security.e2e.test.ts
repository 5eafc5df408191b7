import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';

const IMAGE = '/wp-content/uploads/photo-gallery/landscapes/first-light.jpg?bwg=1767225621&w=160';

describe('every answer carries the policy', () => {
  test.for(['/', '/galleries/landscapes', '/wp-login.php', '/wp-admin/admin-ajax.php', '/no-such-page'])(
    '%s',
    async (path) => {
      const { headers } = await fetchPage(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types loggia dompurify',
        ]),
      );
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  test('with a nonce that is new for every page', async () => {
    const nonceOf = async () => {
      const { headers, text } = await fetchPage('/galleries/landscapes');
      const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(text).toContain(`<style nonce="${nonce}"`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  test.for([IMAGE, '/favicon.svg'])(
    'an image shown alone may be styled by the browser, and may do nothing else: %s',
    async (path) => {
      const { headers } = await fetchPage(path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );
});

describe('the policy is enforced', () => {
  test.override('expectedComplaints', [/TrustedHTML|Content Security Policy|^policy:/]);

  test('a breach of it is reported', async ({ page }) => {
    await page.goto('/pages/plain-data');
    const refusal = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>a plain text in place of TrustedHTML</p>';
        return 'not enforced';
      } catch (error) {
        return String(error);
      }
    });
    expect(refusal).toContain('TrustedHTML');
    await expectSoon(async () => (await fetchPage('/csp-report')).text).toContain('require-trusted-types-for');
  });
});

describe('the server and kept files', () => {
  const gzip = { headers: { 'accept-encoding': 'gzip' } };

  test('files with a hash in their name are kept for ever, and come compressed', async () => {
    const [script = ''] = /\/assets\/[^"]+\.js/.exec((await fetchPage('/')).text) ?? [];
    expect((await fetchPage(script, gzip)).headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
  });

  test('files without one are kept for an hour, and then only asked about', async () => {
    const picture = '/assets/law/matter-1-1600.avif';
    const { headers } = await fetchPage(picture);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', etag: expect.stringMatching(/^W\/"/) });
    const kept = await fetchPage(picture, { headers: { 'if-none-match': String(headers['etag']) } });
    expect([kept.status, kept.text]).toEqual([304, '']);
  });

  test('the law firm’s page comes compressed, its head before the rest', async () => {
    const { headers, text } = await fetchPage('/law', gzip);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('Accept-Encoding') });
    expect(text).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
  });

  test('pages are asked for anew, and come compressed', async () => {
    expect((await fetchPage('/', gzip)).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-encoding': 'gzip',
    });
  });

  test('images are not compressed a second time', async () => {
    expect((await fetchPage(IMAGE, gzip)).headers).not.toHaveProperty('content-encoding');
  });

  test('an address without a page says so with the right status', async () => {
    const { status, text } = await fetchPage('/galleries/none-of-this-name');
    expect(status).toBe(404);
    expect(text).toContain('Page not found');
  });

  test('a missing asset has no page', async () => {
    expect(await fetchPage('/assets/no-such-file.js')).toMatchObject({ status: 404, text: 'Not found' });
  });
});
