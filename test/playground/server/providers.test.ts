// @vitest-environment node
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

describe('the provider stubs', () => {
  test.each(['youtube/embed/a', 'vimeo/video/1', 'instagram/p/abc/embed/', 'facebook/plugins/post.php'])(
    'serve an iframe page: %s',
    async (path) => {
      const response = await cms.get(`/wp-providers/${path}?x=1`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(await response.text()).toContain(`/wp-providers/${path.split('/')[0]}.js`);
    },
  );

  test('serve scripts as files, as the Content Security Policy requires', async () => {
    const response = await cms.get('/wp-providers/vimeo.js');
    expect(response.headers.get('Content-Type')).toContain('javascript');
    const script = await response.text();
    expect(script).toContain('"vimeo"');
    expect(() => new Script(script)).not.toThrow();
  });

  test('serve a map placeholder that links to the location on OpenStreetMap', async () => {
    const frame = '/wp-providers/openstreetmap/export/embed.html';
    const page = await (await cms.get(`${frame}?bbox=1,2,3,4&marker=54.55%2C-0.8`)).text();
    expect(page).toContain('href="https://www.openstreetmap.org/?mlat=54.55&amp;mlon=-0.8#map=9/54.55/-0.8"');
    const strange = await (await cms.get(`${frame}?marker=${encodeURIComponent('1,2"><b>')}`)).text();
    expect(strange).toContain('href="https://www.openstreetmap.org/"');
    expect(strange).not.toContain('<b>');
  });

  test.each(['/wp-providers/evil/embed/1', '/wp-providers/evil.js'])(
    'respond with 404 for the unknown path %s',
    async (path) => {
      expect((await cms.get(path)).status).toBe(404);
    },
  );
});
