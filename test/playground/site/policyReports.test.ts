import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../playground/site/security/contentSecurityPolicy.ts';
import { createPolicyReports } from '../../../playground/site/security/createPolicyReports.ts';

const post = (app: ReturnType<typeof createPolicyReports>, body: string) => app.request('/', { method: 'POST', body });

describe('CSP reports', () => {
  test('are accepted and can be read if enabled', async () => {
    const app = createPolicyReports({ isReadable: true });
    const report = { 'csp-report': { 'blocked-uri': 'inline' } };
    expect((await post(app, JSON.stringify(report))).status).toBe(204);
    expect(await (await app.request('/')).json()).toEqual([report]);
  });

  test('cannot be read unless enabled', async () => {
    const app = createPolicyReports({ isReadable: false });
    await post(app, '{}');
    expect((await app.request('/')).status).toBe(404);
  });

  test('are rejected if invalid or too long', async () => {
    const app = createPolicyReports({ isReadable: true });
    expect((await post(app, 'not json')).status).toBe(400);
    expect((await post(app, JSON.stringify('x'.repeat(100_000)))).status).toBe(413);
    expect(await (await app.request('/')).json()).toEqual([]);
  });

  test('are limited to the latest 200', async () => {
    const app = createPolicyReports({ isReadable: true });
    for (let number = 1; number <= 250; number += 1) await post(app, JSON.stringify({ number }));
    const kept: unknown = await (await app.request('/')).json();
    expect(kept).toHaveLength(200);
    expect(kept).toContainEqual({ number: 250 });
  });
});

describe('contentSecurityPolicy', () => {
  test('only includes a style nonce if given', () => {
    expect(contentSecurityPolicy({ styleNonce: 'abc' })).toContain("style-src 'self' 'nonce-abc';");
    expect(contentSecurityPolicy()).toContain("style-src 'self';");
  });
});
