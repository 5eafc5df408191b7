// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVimeoPlayer, createYouTubePlayer, filePlayer } from '@loggia/hooks/player';
import type { PlaylistVideo, VideoPlayerEvent } from '@loggia/hooks';
import { createStartGuard } from '../../../hooks/media/player/playerStarts.ts';
import { INITIAL_PLAYBACK, playbackReducer } from '../../../hooks/media/player/usePlayback.ts';
import { videoSettings } from '../../../hooks/media/player/playedVideo.ts';

const shown = playbackReducer(INITIAL_PLAYBACK, { type: 'videoChanged', videoKey: 'a' });
const playback = (state: 'unstarted' | 'playing' | 'paused' | 'ended', videoId?: string): VideoPlayerEvent => ({
  type: 'playback',
  playback: state,
  videoId,
});
const hear = (...events: readonly VideoPlayerEvent[]) =>
  events.reduce((state, event) => playbackReducer(state, { type: 'playerEvent', event, videoId: 'a' }), shown);

describe('a player event', () => {
  test('has no effect before the current video has started, as it belongs to the previous video', () => {
    expect(hear(playback('ended')).playback).toBe('unstarted');
    expect(hear(playback('paused')).playback).toBe('unstarted');
    expect(hear(playback('playing'), playback('ended')).playback).toBe('ended');
    expect(hear(playback('unstarted'), playback('ended')).playback).toBe('ended');
  });

  test('is ignored if it belongs to another video', () => {
    expect(hear(playback('playing', 'b'))).toBe(shown);
    expect(hear({ type: 'failed', videoId: 'b' })).toBe(shown);
  });

  test('does not affect the next video', () => {
    const failed = hear({ type: 'failed' });
    expect(failed.hasFailed).toBe(true);
    expect(playbackReducer(failed, { type: 'videoChanged', videoKey: 'b' }).hasFailed).toBe(false);
  });

  test('clears a timeout failure if the player has responded, and so does a retry', () => {
    const failed = hear({ type: 'failed' });
    expect(hear({ type: 'failed' }, { type: 'responded' }).hasFailed).toBe(false);
    expect(playbackReducer(failed, { type: 'retried' }).hasFailed).toBe(false);
    expect(hear({ type: 'failed' }, { type: 'ready' }).hasFailed).toBe(true);
  });

  test('has no effect when repeated', () => {
    const events = fc.constantFrom<VideoPlayerEvent>(
      { type: 'ready' },
      { type: 'failed' },
      { type: 'responded' },
      playback('unstarted'),
      playback('playing'),
      playback('paused'),
      playback('ended'),
    );
    fc.assert(
      fc.property(fc.array(events), events, (before, last) => {
        const once = hear(...before, last);
        expect(playbackReducer(once, { type: 'playerEvent', event: last, videoId: 'a' })).toBe(once);
      }),
    );
  });
});

test('a player paused before its start cannot start until it has reported the pause', () => {
  const guard = createStartGuard(true, () => false);
  guard.stopped();
  expect(guard.allows('playing')).toBe(false);
  expect(guard.allows('paused')).toBe(true);
  expect(guard.allows('playing')).toBe(true);
  guard.stopped();
  expect(guard.allows('playing')).toBe(true);
});

test('a player paused before its start can still be started by the user', () => {
  let hasFocus = false;
  const guard = createStartGuard(true, () => hasFocus);
  guard.stopped();
  expect(guard.allows('playing')).toBe(false);
  hasFocus = true;
  expect(guard.allows('playing')).toBe(true);
  hasFocus = false;
  expect(guard.allows('playing')).toBe(true);
});

const youTube = (id: string): PlaylistVideo => ({ provider: 'youtube', id, title: '' });
const urlOf = (options: Parameters<typeof videoSettings>[0], id = 'dQw4') =>
  createYouTubePlayer().urlOf(youTube(id), videoSettings(options))?.split('?')[1];

describe('the URL of a player', () => {
  test.each([
    [{}, ''],
    [{ autoplay: true, muted: true }, '&autoplay=1&mute=1'],
    [{ controls: false, loop: true }, '&controls=0&loop=1&playlist=dQw4'],
    [{ relatedVideos: false, modestBranding: true, information: true }, '&modestbranding=1&showinfo=1&rel=0'],
    [{ captions: true, captionLanguage: 'de', language: 'fr' }, '&cc_load_policy=1&cc_lang_pref=de&hl=fr'],
    [{ annotations: true }, '&iv_load_policy=1'],
    [{ annotations: false }, '&iv_load_policy=3'],
  ])('reflects the options %j: "%s"', (options, expected) => {
    expect(urlOf(options)).toBe(`enablejsapi=1&playsinline=1${expected}`);
  });

  test('is null for an invalid id, and otherwise has the embed path', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const settings = videoSettings({});
        const found = createYouTubePlayer().urlOf(youTube(id), settings);
        if (found !== null) expect(new URL(found).pathname).toBe(`/embed/${id}`);
        const other = createVimeoPlayer().urlOf({ provider: 'vimeo', id, title: '' }, settings);
        if (other !== null) expect(new URL(other).pathname).toBe(`/video/${id}`);
      }),
    );
  });

  test('contains the key of an unlisted Vimeo video, and so does its page URL', () => {
    const video = { provider: 'vimeo', id: '76979871/8272103f6e', title: '' } as const;
    const player = createVimeoPlayer();
    expect(player.urlOf(video, videoSettings({}))).toBe(
      'https://player.vimeo.com/video/76979871?api=1&dnt=1&playsinline=1&h=8272103f6e',
    );
    expect(player.pageUrlOf(video)).toBe('https://vimeo.com/76979871/8272103f6e');
    for (const id of ['76979871/', '76979871/8272103f6e&autoplay=1', '76979871/../1', '/8272103f6e']) {
      expect(player.urlOf({ ...video, id }, videoSettings({}))).toBeNull();
    }
  });

  test.each([
    ['/clips/a.webm', '/clips/a.webm'],
    ['javascript:alert(1)', null],
    ['mailto:a@b.test', null],
  ])('the file %s has the URL %s', (url, expected) => {
    const video = { provider: 'file', id: 'a', title: '', url } as const;
    expect(filePlayer.urlOf(video, videoSettings({}))).toBe(expected);
  });
});
