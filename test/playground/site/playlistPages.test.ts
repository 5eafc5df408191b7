// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '../../../playground/site/createSite.ts';
import { openCms, type TestCms } from '../server/support/openTestCms.ts';

let cms: TestCms;
let ask: (path: string) => Promise<{ readonly status: number; readonly policy: string; readonly html: string }>;
beforeAll(() => {
  cms = openCms();
  const files = { script: '/assets/client.js', styles: [], preloads: [] };
  const site = createSite({ cms, assets: new Map(), files, areReportsReadable: false });
  ask = async (path) => {
    const answer = await site.request(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const isText = answer.headers.get('content-type')?.startsWith('text/') ?? false;
    return { status: answer.status, policy, html: isText ? await answer.text() : '' };
  };
}, 60_000);
afterAll(() => cms.close());

const NAMES = ['grid', 'list', 'mix', 'masonry', 'carousel', 'big-thumb', 'pop-up', 'load-more', 'two'];

describe('a page with playlists', () => {
  test.each([...NAMES, 'three-thousand', 'providers'])('is rendered completely on the server: %s', async (name) => {
    const { status, policy, html } = await ask(`/playlists/${name}`);
    expect(status).toBe(200);
    expect(policy).toContain("media-src 'self'");
    expect(html.match(/loggia-video-title/g)?.length).toBeGreaterThan(0);
    expect(html.length).toBeLessThan(250_000);
  });

  test.each(NAMES)('can be rendered in pop-up mode: %s', async (name) => {
    const { status, html } = await ask(`/playlists/${name}?player=popup`);
    expect(status).toBe(200);
    expect(html).toContain('data-player="popup"');
    expect(html).not.toContain('data-player="large"');
  });

  test.each(['grid', 'pop-up', 'two'])(
    'contains no inline scripts or styles if mounted on static HTML: %s',
    async (name) => {
      const { policy, html } = await ask(`/mounted-playlists/${name}`);
      expect(policy).toContain("media-src 'self'");
      expect(html.match(/<script(?! type="text\/plain"| type="module" src=)/g)).toBeNull();
      expect(html).not.toMatch(/ style=| on\w+=|<style/);
    },
  );

  test('responds with 404 if the playlist is unknown', async () => {
    expect((await ask('/playlists/upside-down')).status).toBe(404);
    expect((await ask('/mounted-playlists/upside-down')).status).toBe(404);
  });

  test('links to video pages whose Content Security Policy allows media', async () => {
    expect((await ask('/wp-video/clip-tide/')).policy).toContain("media-src 'self'");
    expect((await ask('/wp-content/uploads/videos/tide.webm')).policy).toContain("media-src 'self'");
    expect((await ask('/galleries/landscapes')).policy).not.toContain('media-src');
  });
});
