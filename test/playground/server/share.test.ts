// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { openTestCms, type TestCms } from './support/openTestCms.ts';

const { signal } = new AbortController();

async function loadLightbox(cms: TestCms, shortcodeId = '2') {
  const config = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/galleries/landscapes' });
  const ajax = 'http://demo.test/wp-admin/admin-ajax.php';
  const lightboxUrl = `${ajax}?action=GalleryBox&current_view=0&gallery_id=2&shortcode_id=${shortcodeId}&current_url=/galleries/landscapes`;
  const { lightbox } = createWordPressBackend(
    { ...config, ajaxUrl: `${ajax}?action=bwg_frontend_data`, lightboxUrl },
    { fetch: async (input, init) => cms.app.request(new Request(input, init)) },
  );
  const data = await lightbox?.load({ imageId: '21' }, { signal });
  if (!data) throw new Error('There is no lightbox.');
  return data;
}

async function readPage(cms: TestCms, path: string) {
  const response = await cms.get(path);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = (name: string) =>
    page
      .querySelector(`meta[property="${name}"], meta[name="${name}"], meta[http-equiv="${name}"]`)
      ?.getAttribute('content');
  return { status: response.status, page, content };
}

describe('the demo’s lightbox settings', () => {
  test('contain all share networks and enable the original image and download', async () => {
    const { settings } = await loadLightbox(openTestCms());
    expect(settings).toMatchObject({
      shareNetworks: ['facebook', 'x', 'pinterest', 'tumblr'],
      showOriginal: true,
      showDownload: true,
      watermark: undefined,
    });
  });

  test('contain a watermark, if configured', async () => {
    const { settings } = await loadLightbox(openTestCms(), '11');
    expect(settings.watermark).toMatchObject({ type: 'text', text: 'Loggia', position: 'bottom-right', opacity: 0.6 });
  });
});

describe('a shared image’s page', () => {
  test('has preview metadata and redirects to the image', async () => {
    const cms = openTestCms();
    const { settings, images } = await loadLightbox(cms);
    const address = new URL(settings.shareUrl?.replace('{imageId}', '21') ?? '');
    const { status, page, content } = await readPage(cms, address.pathname + address.search);
    const title = images.find(({ id }) => id === '21')?.title;
    expect(status).toBe(200);
    expect(content('og:title')).toBe(title);
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('og:image')).toMatch(/^http:\/\/demo\.test\/wp-content\/uploads\//);
    expect(content('refresh')).toBe('0;url=/galleries/landscapes#bwg2/21');
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('a')?.textContent).toBe(title);
  });

  test.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)', '/\\evil.test'])(
    'does not redirect to %s',
    async (url) => {
      const query = new URLSearchParams({ gallery_id: '2', image_id: '21', curr_url: url });
      const { content } = await readPage(openTestCms(), `/bwg_share/image/?${query.toString()}`);
      expect(content('refresh')).toBe('0;url=/#bwg2/21');
    },
  );

  test('responds with 404 if the image is missing or in another gallery', async () => {
    const cms = openTestCms();
    expect((await cms.get('/bwg_share/image/?gallery_id=2&image_id=999999')).status).toBe(404);
    expect((await cms.get('/bwg_share/image/?gallery_id=1&image_id=21')).status).toBe(404);
  });
});
