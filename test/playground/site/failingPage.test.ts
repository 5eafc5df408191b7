import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Cms } from '../../../playground/server/createCms.ts';
import { createSite } from '../../../playground/site/createSite.ts';

const failure = new Error('The database is gone.');

function fail(): never {
  throw failure;
}

test('a server error results in a 500 page with security headers and no internal details', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const albums = { albumLevel: fail, albumConfig: fail };
  const galleries = { galleries: fail, gallery: fail, galleryPage: fail, tags: fail, containerConfig: fail };
  const content: Cms['content'] = { ...galleries, ...albums };
  const site = createSite({
    cms: { app: new Hono(), content },
    assets: new Map(),
    files: { script: '/assets/client.js', styles: [], preloads: [] },
    areReportsReadable: false,
  });
  const answer = await site.request('/');
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('Something went wrong');
  expect(html).not.toContain(failure.message);
  expect(log).toHaveBeenCalledWith(failure);
});

test('every page has a Link header for the REST API', async () => {
  const nothing = { galleries: () => [], gallery: fail, galleryPage: fail, tags: fail, containerConfig: fail };
  const content: Cms['content'] = { ...nothing, albumLevel: fail, albumConfig: fail };
  const site = createSite({
    cms: { app: new Hono(), content },
    assets: new Map(),
    files: { script: '/assets/client.js', styles: [], preloads: [] },
    areReportsReadable: false,
  });
  for (const path of ['/', '/nowhere']) {
    const { headers } = await site.request(`https://hills.test${path}`);
    expect(headers.get('link')).toBe('<https://hills.test/wp-json/>; rel="https://api.w.org/"');
  }
});
