// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { EMBED_HOSTS, embedOf } from '../../hooks/media/embed/embedOf.ts';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

const GALLERY_ID = '13';
const ORIGIN = 'http://localhost:3000';
const FILES = `${ORIGIN}/wp-content/uploads/photo-gallery/embeds`;
const { signal } = new AbortController();

let cms: TestCms;

beforeAll(() => {
  cms = openCms();
}, 60_000);
afterAll(() => cms.close());

function ports() {
  const config = cms.content.containerConfig({ galleryId: GALLERY_ID, instance: 0, currentUrl: '/' });
  const askApp: typeof globalThis.fetch = async (input, init) => cms.app.request(new Request(input, init));
  const { gallery, lightbox } = createWordPressBackend(config, { fetch: askApp });
  if (!gallery || !lightbox) throw new Error('A port is missing.');
  return { gallery, lightbox };
}

const withoutPort = (address: string | undefined) => address?.replace(/^http:\/\/localhost(?::\d+)?/, ORIGIN);

async function shownByType() {
  const { images } = await ports().lightbox.load({ imageId: '501' }, { signal });
  return new Map(
    images.map((image) => {
      const embed = embedOf(image, { hosts: EMBED_HOSTS, autoplay: false });
      const source = embed && 'src' in embed ? withoutPort(embed.src) : undefined;
      return [image.fileType?.replace('EMBED_OEMBED_', ''), { kind: image.kind, type: embed?.type, source }];
    }),
  );
}

describe('the demo’s embedded media', () => {
  test('have the right kind and player URL', async () => {
    const frame = (kind: string, source: string) => ({ kind, type: 'frame', source });
    const picture = (name: string) => ({ kind: 'image', type: 'image', source: `${FILES}/${name}.jpg` });
    expect(Object.fromEntries(await shownByType())).toEqual({
      JPG: { kind: 'image', type: undefined, source: undefined },
      YOUTUBE_VIDEO: frame('video', 'https://www.youtube-nocookie.com/embed/loggia-film?enablejsapi=1&start=7'),
      VIMEO_VIDEO: frame('video', 'https://player.vimeo.com/video/1000001?api=1&dnt=1'),
      DAILYMOTION_VIDEO: frame('video', 'https://www.dailymotion.com/embed/video/x0loggia?api=postMessage'),
      FACEBOOK_VIDEO: frame(
        'video',
        'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1000002&show_text=false',
      ),
      FLICKR_VIDEO: frame('video', 'https://www.flickr.com/photos/loggia/1000003/player/'),
      INSTAGRAM_VIDEO: { kind: 'video', type: 'file', source: `${ORIGIN}/assets/sunrise.webm` },
      FACEBOOK_POST: frame(
        'post',
        'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Floggia%2Fposts%2F1000004&show_text=true',
      ),
      INSTAGRAM_POST: frame('post', 'https://www.instagram.com/p/loggia0/embed/'),
      HOLOGRAM: { kind: 'post', type: 'unknown', source: undefined },
      FLICKR_IMAGE: picture('flickr-image'),
      FACEBOOK_IMAGE: picture('facebook-image'),
      INSTAGRAM_IMAGE: picture('instagram-image'),
      IMGUR: picture('imgur'),
      GOOGLE_PHOTO_IMAGE: picture('google-photo-image'),
    });
  });

  test('have same-origin thumbnails and are marked as videos or images', async () => {
    const { images } = await ports().gallery.loadPage({ page: 1 }, { signal });
    const own = cms.content.galleryPage({ galleryId: GALLERY_ID, page: 1 });
    expect(images.map(({ id }) => id)).toEqual(own.images.map(({ id }) => id));
    for (const { thumbnail } of images) expect(withoutPort(thumbnail?.url)).toMatch(`${ORIGIN}/wp-content/uploads/`);
    const videosOf = (list: readonly { id: string; kind?: string | undefined }[]) =>
      list.filter(({ kind }) => kind === 'video').map(({ id }) => id);
    expect(videosOf(images)).toEqual(['502', '503', '504', '505', '506', '507']);
    expect(videosOf(own.images)).toEqual(videosOf(images));
  });
});
