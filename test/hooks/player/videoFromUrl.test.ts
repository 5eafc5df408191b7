// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { videoFromUrl } from '@loggia/hooks/player';
import { normalizeVideo } from '../../../hooks/media/player/playedVideo.ts';
import { readSeconds } from '../../../hooks/media/player/clip.ts';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

const youTube = { provider: 'youtube', id: 'aqz-KE-bpKQ', title: '' };

describe('videoFromUrl', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1',
    'http://youtube.com/watch?v=aqz-KE-bpKQ',
    ' https://youtu.be/aqz-KE-bpKQ/ ',
    'https://youtu.be/aqz-KE-bpKQ?si=share',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    '//www.youtube.com/embed/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=0',
    'https://youtu.be/aqz-KE-bpKQ?t=soon',
  ])('recognizes the YouTube URL %s', (address) => {
    expect(videoFromUrl(address)).toEqual(youTube);
  });

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=90', { startSeconds: 90 }],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', { startSeconds: 3723 }],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=2m', { startSeconds: 120 }],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5&end=9', { startSeconds: 5, endSeconds: 9 }],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?end=9', { endSeconds: 9 }],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=9&end=5', { startSeconds: 9 }],
  ])('reads the clip times of %s', (address, times) => {
    expect(videoFromUrl(address)).toEqual({ ...youTube, ...times });
  });

  test.each([
    ['https://vimeo.com/76979871', '76979871', {}],
    ['https://vimeo.com/channels/staff/76979871', '76979871', {}],
    ['https://vimeo.com/76979871/8272103f6e?share=copy', '76979871/8272103f6e', {}],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=1m2s', '76979871/8272103f6e', { startSeconds: 62 }],
    ['https://player.vimeo.com/video/76979871?h="><script>', '76979871', {}],
  ])('recognizes the Vimeo URL %s', (address, id, times) => {
    expect(videoFromUrl(address)).toEqual({ provider: 'vimeo', id, title: '', ...times });
  });

  test.each([
    ['/films/ridge.mp4', '/films/ridge.mp4', {}],
    ['https://cdn.example/a.WEBM?v=2#t=10,20', 'https://cdn.example/a.WEBM?v=2', { startSeconds: 10, endSeconds: 20 }],
    ['ridge.mov#t=npt:1:02.5', 'ridge.mov', { startSeconds: 62.5 }],
    ['ridge.mov#t=,20', 'ridge.mov', { endSeconds: 20 }],
  ])('recognizes the file URL %s', (address, url, times) => {
    expect(videoFromUrl(address)).toEqual({ provider: 'file', id: url, url, title: '', ...times });
  });

  test.each([
    '',
    'aqz-KE-bpKQ',
    'https://[',
    'javascript:alert(1)//a.mp4',
    'java\nscript:alert(1)//a.mp4',
    'data:video/mp4;base64,x.mp4',
    'https://user@youtu.be/aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/showcase/1234567',
    'https://vimeo.com/1234567890123456',
    'https://example.org/page',
  ])('returns undefined for %j', (address) => {
    expect(videoFromUrl(address)).toBeUndefined();
  });

  test.each([undefined, null, 7, {}, ['https://youtu.be/a']])(
    'returns undefined for the non-string value %j',
    (value) => {
      expect(videoFromUrl(value as never)).toBeUndefined();
    },
  );

  test('returns a valid id or undefined for any URL', () => {
    const host = fc.constantFrom('youtu.be', 'www.youtube.com', 'vimeo.com', 'player.vimeo.com', 'cdn.example');
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('embed/', 'video/1/', '..//', '\\evil', '%2e', 'a.mp4', '#t=1,2'),
    );
    fc.assert(
      fc.property(host, piece, piece, fc.string(), (name, path, rest, v) => {
        const video = videoFromUrl(`https://${name}/${path}${rest}?v=${v}`);
        if (!video || video.provider === 'file') return;
        expect(video.id).toMatch(/^[\w-]{1,64}(?:\/[\da-f]{6,64})?$/);
      }),
    );
  });

  test('takes linear time', () => {
    for (const part of ['/', 'a/', '1', '1:', '#t=', '&t=', '.mp4', '%2e', ',', 'h1m']) {
      const isSlow = (read: (text: string) => unknown, length: number) =>
        growsTooFast((size) => () => read(part.repeat(size / part.length)), length);
      const readUrl = (text: string) => videoFromUrl(`https://vimeo.com/${text}`);
      // URLs above a maximum length are not parsed; these lengths are on both sides of the limit.
      expect([1_700, 7_000, 1_000_000].map((length) => isSlow(readUrl, length))).toEqual([false, false, false]);
      expect(isSlow(readSeconds, 100_000)).toBe(false);
    }
  });
});

describe('a video whose id is a URL', () => {
  test('gets the id and times from the URL, and its own times take precedence', () => {
    const video = {
      ...youTube,
      provider: 'youtube',
      id: 'https://youtu.be/aqz-KE-bpKQ?t=5&end=9',
      title: 'Film',
    } as const;
    expect(normalizeVideo(video)).toEqual({ ...youTube, title: 'Film', startSeconds: 5, endSeconds: 9 });
    expect(normalizeVideo({ ...video, startSeconds: 7 })).toMatchObject({ startSeconds: 7, endSeconds: 9 });
    const listed = { provider: 'vimeo', id: '76979871/8272103f6e', title: '' } as const;
    expect(normalizeVideo(listed)).toBe(listed);
  });

  test('warns in development if the URL belongs to another provider', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const video = { provider: 'youtube', id: 'https://vimeo.com/76979871', title: '' } as const;
    expect(normalizeVideo(video)).toBe(video);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is not a YouTube video id'));
  });
});
