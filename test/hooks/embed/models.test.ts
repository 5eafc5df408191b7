// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMBED_HOSTS, embedOf, embedSize, parseEmbedKind } from '../../../hooks/media/embed/embedOf.ts';

const context = { hosts: EMBED_HOSTS, autoplay: false };
const item = (kind: string, fileName = '', url = 'https://site.test/page') => ({
  url,
  fileName,
  fileType: `EMBED_OEMBED_${kind}`,
});

describe('parseEmbedKind', () => {
  test.each([
    [undefined, null],
    ['JPG', null],
    ['EMBED_OEMBED_YOUTUBE_VIDEO', 'youtubeVideo'],
    ['EMBED_YOUTUBE_VIDEO', 'youtubeVideo'],
    ['EMBED_OEMBED_IMGUR_IMAGE', 'imgurImage'],
    ['EMBED_OEMBED_GOOGLE_PHOTO_IMAGE', 'googlePhotoImage'],
    ['EMBED_OEMBED_SOMETHING_NEW', 'unknown'],
  ])('parses %s as %s', (fileType, kind) => {
    expect(parseEmbedKind(fileType)).toBe(kind);
  });
});

describe('embedOf', () => {
  test.each([
    ['video', '/films/sunrise.mp4', undefined, 'file'],
    ['video', 'https://site.test/films/sunrise.WEBM?v=2', 'JPG', 'file'],
    ['video', '/films/17', 'MP4', 'file'],
    ['video', 'https://site.test/a-page', undefined, 'unknown'],
    ['video', 'https://site.test/mp4', undefined, 'unknown'],
    ['post', '/films/sunrise.mp4', undefined, 'unknown'],
  ] as const)('treats the %s %s of type %s as %s', (kind, url, fileType, type) => {
    expect(embedOf({ url, kind, fileType }, context)?.type).toBe(type);
  });

  test('returns null for an image hosted by the site', () => {
    expect(embedOf({ url: '/pictures/ridge.mp4', kind: 'image' }, context)).toBeNull();
    expect(embedOf({ url: '/pictures/ridge.png' }, context)).toBeNull();
  });

  test.each([
    ['YOUTUBE_VIDEO', 'dQw4w9WgXcQ', '', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1'],
    ['YOUTUBE_VIDEO', 'dQw4?t=90', '', 'https://www.youtube-nocookie.com/embed/dQw4?enablejsapi=1&start=90'],
    ['YOUTUBE_VIDEO', 'dQw4?t=1h2m3s', '', 'https://www.youtube-nocookie.com/embed/dQw4?enablejsapi=1&start=3723'],
    ['YOUTUBE_VIDEO', 'dQw4?si=Ab_1&t=2m', '', 'https://www.youtube-nocookie.com/embed/dQw4?enablejsapi=1&start=120'],
    ['YOUTUBE_VIDEO', 'dQw4?si=Ab_1&t=soon', '', 'https://www.youtube-nocookie.com/embed/dQw4?enablejsapi=1'],
    ['VIMEO_VIDEO', '76979871', '', 'https://player.vimeo.com/video/76979871?api=1&dnt=1'],
    [
      'VIMEO_VIDEO',
      '76979871',
      'https://vimeo.com/76979871/8272103f6e?share=copy',
      'https://player.vimeo.com/video/76979871?api=1&dnt=1&h=8272103f6e',
    ],
    [
      'VIMEO_VIDEO',
      '76979871',
      'https://vimeo.com/1/8272103f6e',
      'https://player.vimeo.com/video/76979871?api=1&dnt=1',
    ],
    ['DAILYMOTION_VIDEO', 'x7tgad0', '', 'https://www.dailymotion.com/embed/video/x7tgad0?api=postMessage'],
    [
      'FACEBOOK_VIDEO',
      '10153231379946729',
      '',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D10153231379946729&show_text=false',
    ],
    [
      'FACEBOOK_POST',
      '',
      'http://m.facebook.com/loggia/posts/12',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Floggia%2Fposts%2F12&show_text=true',
    ],
    ['INSTAGRAM_POST', '', 'https://instagram.com/p/Cx_1-a/?utm=1', 'https://www.instagram.com/p/Cx_1-a/embed/'],
    [
      'FLICKR_VIDEO',
      '',
      'https://www.flickr.com/photos/me@N00/123/in/set',
      'https://www.flickr.com/photos/me@N00/123/player/',
    ],
  ])('returns a frame for %s with the ID "%s" and the URL "%s"', (kind, id, url, src) => {
    expect(embedOf(item(kind, id, url), context)).toMatchObject({ type: 'frame', src });
  });

  test.each([
    ['YOUTUBE_VIDEO', 'https://youtu.be/dQw4?t=1m', { endSeconds: 90 }, '/embed/dQw4?enablejsapi=1&start=60&end=90'],
    ['YOUTUBE_VIDEO', 'dQw4?t=10&end=20', { startSeconds: 15.5 }, '/embed/dQw4?enablejsapi=1&start=15&end=20'],
    ['VIMEO_VIDEO', 'https://vimeo.com/7697/abcdef01#t=5s', {}, '/video/7697?api=1&dnt=1&h=abcdef01#t=5s'],
    ['DAILYMOTION_VIDEO', 'x7tgad0', { startSeconds: 8 }, '/embed/video/x7tgad0?api=postMessage&start=8'],
  ])('returns a clip for %s %s with %j', (kind, id, times, path) => {
    const embed = embedOf({ ...item(kind, id), ...times }, context);
    expect(embed?.type === 'frame' && embed.src.replace(/^https:\/\/[^/]+/, '')).toBe(path);
  });

  test('returns a frame for a video given only by the URL of its provider page', () => {
    const url = 'https://www.youtube.com/watch?v=dQw4&t=5';
    expect(embedOf({ url, kind: 'video' }, context)).toMatchObject({ provider: 'youtube', startSeconds: 5 });
    expect(embedOf({ url }, context)).toBeNull();
  });

  test('starts a clip of a video file at its start time', () => {
    expect(embedOf({ url: '/ridge.mp4#t=3,9', kind: 'video' }, context)).toEqual({
      type: 'file',
      src: '/ridge.mp4#t=3',
      startSeconds: 3,
      endSeconds: 9,
    });
    expect(embedOf({ url: '/ridge.mp4#t=3,9', kind: 'video', startSeconds: 0 }, context)).toMatchObject({
      src: '/ridge.mp4',
      endSeconds: 9,
    });
  });

  test.each(['FACEBOOK_IMAGE', 'INSTAGRAM_IMAGE', 'FLICKR_IMAGE', 'IMGUR', 'GOOGLE_PHOTO_IMAGE'])(
    'returns an image for %s',
    (kind) => {
      expect(embedOf(item(kind, '', 'https://pictures.test/1.jpg'), context)).toEqual({
        type: 'image',
        src: 'https://pictures.test/1.jpg',
      });
    },
  );

  test('returns the file of an Instagram video', () => {
    const src = 'https://cdn.test/v.mp4?x=1';
    expect(embedOf(item('INSTAGRAM_VIDEO', src), context)).toEqual({ type: 'file', src });
  });

  test('returns null for an ordinary image, and `unknown` for an unknown kind', () => {
    expect(embedOf({ url: '/1.jpg', fileType: 'JPG' }, context)).toBeNull();
    expect(embedOf(item('HOLOGRAM', '1'), context)).toEqual({ type: 'unknown' });
  });

  test.each([
    ['YOUTUBE_VIDEO', '"><script>'],
    ['YOUTUBE_VIDEO', '../../evil'],
    ['VIMEO_VIDEO', '1/../../x'],
    ['DAILYMOTION_VIDEO', 'https://evil.test'],
    ['FACEBOOK_VIDEO', 'https://facebook.com.evil.test/videos/1'],
    ['FACEBOOK_POST', 'https://user@www.facebook.com/x'],
    ['INSTAGRAM_VIDEO', 'javascript:alert(1)//.mp4'],
    ['INSTAGRAM_POST', ''],
    ['FLICKR_VIDEO', ''],
  ])('returns `unknown` for %s with the invalid ID %j', (kind, id) => {
    expect(embedOf(item(kind, id), context)).toEqual({ type: 'unknown' });
  });

  test('never leaves the provider host for any ID', () => {
    const kinds = fc.constantFrom(
      'YOUTUBE_VIDEO',
      'VIMEO_VIDEO',
      'DAILYMOTION_VIDEO',
      'FACEBOOK_VIDEO',
      'INSTAGRAM_POST',
    );
    fc.assert(
      fc.property(kinds, fc.string(), (kind, id) => {
        const embed = embedOf(item(kind, id, `https://www.instagram.com/p/${id}`), context);
        if (embed?.type !== 'frame') return;
        expect(new URL(embed.src).origin).toBe(new URL(EMBED_HOSTS[embed.provider]).origin);
      }),
    );
  });

  test('enables autoplay if requested', () => {
    const embed = embedOf(item('VIMEO_VIDEO', '1'), { ...context, autoplay: true });
    expect(embed).toMatchObject({ src: 'https://player.vimeo.com/video/1?api=1&dnt=1&autoplay=1' });
  });
});

describe('embedSize', () => {
  const room = { width: 800, height: 900 };
  test.each([
    [
      'a video in a wide container',
      { shape: 'video', variant: 'lightbox', container: room },
      { width: 800, height: 450 },
    ],
    [
      'a video in a short container',
      { shape: 'video', variant: 'lightbox', container: { width: 800, height: 225 } },
      { width: 400, height: 225 },
    ],
    [
      'a post in the lightbox',
      { shape: 'post', variant: 'lightbox', container: { width: 416, height: 900 } },
      { width: 416, height: 576 },
    ],
    [
      'an inline post',
      { shape: 'post', variant: 'inline', container: { width: 416, height: 900 } },
      { width: 416, height: 496 },
    ],
    [
      'a compact post',
      { shape: 'post', variant: 'compact', container: { width: 416, height: 900 } },
      { width: 416, height: 488 },
    ],
    [
      'a post in a short container',
      { shape: 'post', variant: 'lightbox', container: { width: 800, height: 476 } },
      { width: 316, height: 476 },
    ],
    [
      'an empty container',
      { shape: 'video', variant: 'lightbox', container: { width: 0, height: 0 } },
      { width: 0, height: 0 },
    ],
  ] as const)('fits %s', (_, input, expected) => {
    expect(embedSize({ ...input, image: { width: 640, height: 640 } })).toEqual(expected);
  });

  test('keeps the aspect ratio of a post’s image', () => {
    const size = embedSize({
      shape: 'post',
      variant: 'inline',
      container: { width: 416, height: 9000 },
      image: { width: 400, height: 200 },
    });
    expect(size).toEqual({ width: 416, height: 296 });
  });
});
