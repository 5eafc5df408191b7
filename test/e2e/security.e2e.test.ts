import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';

const IMAGE = '/wp-content/uploads/photo-gallery/landscapes/first-light.jpg?bwg=1767225621&w=160';

describe('the security headers', () => {
  test.for(['/', '/galleries/landscapes', '/wp-login.php', '/wp-admin/admin-ajax.php', '/no-such-page'])(
    'are sent for %s',
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

  test('contain a new nonce for every response', async () => {
    const nonceOf = async () => {
      const { headers, text } = await fetchPage('/galleries/landscapes');
      const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(text).toContain(`<style nonce="${nonce}"`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  test.for([IMAGE, '/favicon.svg'])('sandbox images and allow only inline styles: %s', async (path) => {
    const { headers } = await fetchPage(path);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the Content Security Policy', () => {
  test.override('expectedComplaints', [/TrustedHTML|Content Security Policy|^policy:/]);

  test('blocks and reports a Trusted Types violation', async ({ page }) => {
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

describe('the demo server', () => {
  const gzip = { headers: { 'accept-encoding': 'gzip' } };

  test('compresses hashed files and marks them as immutable', async () => {
    const [script = ''] = /\/assets\/[^"]+\.js/.exec((await fetchPage('/')).text) ?? [];
    expect((await fetchPage(script, gzip)).headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
  });

  test('lets browsers cache unhashed files for an hour and revalidates them by ETag', async () => {
    const picture = '/assets/law/matter-1-1600.avif';
    const { headers } = await fetchPage(picture);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', etag: expect.stringMatching(/^W\/"/) });
    const kept = await fetchPage(picture, { headers: { 'if-none-match': String(headers['etag']) } });
    expect([kept.status, kept.text]).toEqual([304, '']);
  });

  test('compresses the law firm page without truncating it', async () => {
    const { headers, text } = await fetchPage('/law', gzip);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('Accept-Encoding') });
    expect(text).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
  });

  test('compresses pages and sends them with `no-cache`', async () => {
    expect((await fetchPage('/', gzip)).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-encoding': 'gzip',
    });
  });

  test('does not compress images', async () => {
    expect((await fetchPage(IMAGE, gzip)).headers).not.toHaveProperty('content-encoding');
  });

  test('responds to an unknown URL with status 404 and an error page', async () => {
    const { status, text } = await fetchPage('/galleries/none-of-this-name');
    expect(status).toBe(404);
    expect(text).toContain('Page not found');
  });

  test('responds to a missing asset with status 404 and plain text', async () => {
    expect(await fetchPage('/assets/no-such-file.js')).toMatchObject({ status: 404, text: 'Not found' });
  });
});
