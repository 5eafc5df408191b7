// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileVideo, VideoTrack } from '@loggia/hooks';
import { videoTracks } from '../../../hooks/media/player/playedVideo.ts';

const track = (src: string, rest: Partial<VideoTrack> = {}): VideoTrack => ({
  src,
  srclang: 'en',
  label: 'English',
  ...rest,
});
const film = (...tracks: readonly VideoTrack[]): FileVideo => ({
  provider: 'file',
  id: 'a',
  title: '',
  url: '/a.webm',
  tracks,
});

describe('the text tracks of a video file', () => {
  test('are captions by default, and each file is listed once', () => {
    const subtitles = track('/b.vtt', { kind: 'subtitles', srclang: 'de', label: 'Deutsch', default: true });
    expect(videoTracks(film(track('/a.vtt'), subtitles, track('/a.vtt')), {})).toEqual([
      { src: '/a.vtt', srcLang: 'en', label: 'English', kind: 'captions', default: undefined },
      { src: '/b.vtt', srcLang: 'de', label: 'Deutsch', kind: 'subtitles', default: true },
    ]);
  });

  test.each([
    [{ captions: true }, [true, false]],
    [{ captions: true, captionLanguage: 'de' }, [false, true]],
    [{ captions: true, captionLanguage: 'fr' }, [true, false]],
    [{ captions: false, captionLanguage: 'en' }, [undefined, true]],
  ])('with the options %j have the `default` values %j', (wishes, expected) => {
    const tracks = film(track('/a.vtt'), track('/b.vtt', { srclang: 'de', default: true }));
    expect(videoTracks(tracks, wishes).map((each) => each.default)).toEqual(expected);
  });

  test('omit unsafe URLs', () => {
    const bad = ['javascript:alert(1)', 'data:text/vtt,WEBVTT', 'mailto:a@b.test', 'blob:https://a.test/1', 'http://'];
    expect(videoTracks(film(...bad.map((src) => track(src))), {})).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (source) => {
        for (const { src } of videoTracks(film(track(source)), {})) {
          expect(new URL(src, 'https://page.test').protocol).toMatch(/^https?:$/);
        }
      }),
    );
  });

  test('are empty if a provider hosts the video', () => {
    expect(videoTracks({ provider: 'youtube', id: 'a', title: '' }, { captions: true })).toEqual([]);
    expect(videoTracks(null, {})).toEqual([]);
  });
});
