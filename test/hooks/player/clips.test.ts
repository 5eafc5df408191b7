import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createVimeoPlayer, createYouTubePlayer, filePlayer } from '@loggia/hooks/player';
import type { PlaylistVideo, VideoClip, VideoPlayerEvent } from '@loggia/hooks';
import { createFrameDriver } from '../../../hooks/media/player/engine/createFrameDriver.ts';
import { toClip } from '../../../hooks/media/player/clip.ts';
import { videoKey, videoSettings } from '../../../hooks/media/player/playedVideo.ts';
import { vimeoProtocol, youTubeProtocol } from '../../../hooks/media/player/frameProtocols.ts';

const ORIGIN = 'https://films.example';
const SETTINGS = videoSettings({});

describe('a video clip', () => {
  test.each([
    [{ startSeconds: 5.5, endSeconds: 9.2 }, 'start=5&end=10'],
    [{ startSeconds: 0.4 }, undefined],
    [{ endSeconds: 9 }, 'end=9'],
  ])('the times %j become "%s" in the YouTube URL', (times, expected) => {
    const address = createYouTubePlayer().urlOf({ provider: 'youtube', id: 'abc', title: '', ...times }, SETTINGS);
    expect(/(?:start|end)=.*/.exec(address ?? '')?.[0]).toBe(expected);
  });

  test('links to its start time on the YouTube or Vimeo page', () => {
    const times = { id: '77', title: '', startSeconds: 5, endSeconds: 9 };
    expect(createYouTubePlayer().pageUrlOf({ provider: 'youtube', ...times })).toBe(
      'https://www.youtube.com/watch?v=77&t=5s',
    );
    expect(createVimeoPlayer().urlOf({ provider: 'vimeo', ...times }, SETTINGS)).toMatch(/\?[^#]*#t=5s$/);
    expect(createVimeoPlayer().pageUrlOf({ provider: 'vimeo', ...times })).toBe('https://vimeo.com/77#t=5s');
  });

  test.each([
    ['/a.webm', { startSeconds: 2 }, '/a.webm#t=2'],
    ['/a.webm', { endSeconds: 2 }, '/a.webm'],
    ['/a.webm#t=3,8', {}, '/a.webm#t=3'],
    ['/a.webm#t=3,8', { startSeconds: 0 }, '/a.webm'],
    ['/a.webm#first', {}, '/a.webm#first'],
    ['blob:https://a.example/1', { startSeconds: 2 }, 'blob:https://a.example/1#t=2'],
  ])('the file %s with the times %j has the URL %s', (url, times, expected) => {
    expect(filePlayer.urlOf({ provider: 'file', id: 'a', title: '', url, ...times }, SETTINGS)).toBe(expected);
  });

  test('has a different video key than other clips of its video', () => {
    const video: PlaylistVideo = { provider: 'youtube', id: 'abc', title: '' };
    expect(videoKey({ ...video, startSeconds: 5 })).not.toBe(videoKey(video));
    expect(videoKey({ ...video, startSeconds: 5 })).not.toBe(videoKey({ ...video, startSeconds: 5, endSeconds: 6 }));
  });
});

test.each<readonly [VideoClip, number, number]>([
  [{ startSeconds: 9, endSeconds: 5 }, 9, Infinity],
  [{ startSeconds: -1, endSeconds: 5 }, 0, 5],
  [{ startSeconds: Number.NaN }, 0, Infinity],
  [{ endSeconds: Infinity }, 0, Infinity],
  [{ startSeconds: '7' as never }, 0, Infinity],
])('invalid times are ignored with a warning in development: %j', (times, start, end) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(toClip(times)).toEqual({ start, end });
  expect(warn).toHaveBeenCalledOnce();
});

describe('an iframe player with a clip', () => {
  let frame: HTMLIFrameElement;
  let life: AbortController;
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    life = new AbortController();
    frame = document.body.appendChild(document.createElement('iframe'));
  });
  afterEach(() => {
    life.abort();
    frame.remove();
  });

  function drive(protocol: typeof youTubeProtocol, video: VideoClip & { readonly id: string }) {
    const heard: string[] = [];
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockReturnValue();
    const listen = (event: VideoPlayerEvent) => void (event.type === 'playback' && heard.push(event.playback));
    const driver = createFrameDriver({ frame, protocol, origin: ORIGIN, video, listen, signal: life.signal });
    const say = (data: object) =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow }));
    const take = () => told.mock.calls.splice(0).map(([message]) => message as unknown);
    const reach = (seconds: number) => {
      now += 250;
      say({ event: 'timeupdate', data: { seconds } });
    };
    say({ event: 'ready' });
    take();
    return { driver, heard, say, take, reach };
  }
  const { play: PLAY, pause: PAUSE, seek } = vimeoProtocol;

  test('pauses once at the end of the clip, and restarts at its start time when played again', () => {
    const { driver, heard, say, take, reach } = drive(vimeoProtocol, { id: '77', startSeconds: 5, endSeconds: 9 });
    say({ event: 'play' });
    for (const seconds of [8.6, 8.9, 9.1, 9.2]) reach(seconds);
    expect(take()).toEqual([PAUSE]);
    say({ event: 'play' });
    say({ event: 'pause' });
    expect(heard).toEqual(['playing', 'ended']);
    driver.play();
    expect(take()).toEqual([seek?.(5), PLAY]);
    say({ event: 'play' });
    for (const seconds of [5, 8.9, 9.1]) {
      now += 2000;
      reach(seconds);
    }
    expect(take()).toEqual([PAUSE]);
    expect(heard).toEqual(['playing', 'ended', 'playing', 'ended']);
  });

  test('restarts at the start time when the user presses play inside the iframe', () => {
    const { heard, say, take, reach } = drive(vimeoProtocol, { id: '77', startSeconds: 5, endSeconds: 9 });
    say({ event: 'play' });
    for (const seconds of [8.9, 9.1]) reach(seconds);
    say({ event: 'pause' });
    take();
    say({ event: 'play' });
    expect(take()).toEqual([seek?.(5)]);
    expect(heard).toEqual(['playing', 'ended', 'playing']);
  });

  test('keeps playing if the user has seeked past the end of the clip', () => {
    const { heard, say, take, reach } = drive(vimeoProtocol, { id: '77', endSeconds: 9 });
    say({ event: 'play' });
    for (const seconds of [2, 40, 41]) reach(seconds);
    expect([take(), heard]).toEqual([[], ['playing']]);
  });

  test('seeks when the next clip is from the same video', () => {
    const { driver, take } = drive(vimeoProtocol, { id: '77/8272103f6e', startSeconds: 5 });
    expect(driver.load({ id: '77/8272103f6e' }, true)).toBe(true);
    expect(take()).toEqual([seek?.(0), PLAY]);
  });

  test('seeks to the start time of another Vimeo clip once it has loaded', () => {
    const { driver, say, take } = drive(vimeoProtocol, { id: '77' });
    driver.load({ id: '78', startSeconds: 3 }, true);
    expect(take()).toEqual(['{"method":"loadVideo","value":78}']);
    say({ event: 'loaded' });
    expect(take()).toEqual([seek?.(3), PLAY]);
    driver.load({ id: '79', startSeconds: 4 }, false);
    say({ event: 'loaded' });
    take();
    say({ event: 'play' });
    expect(take()).toEqual([seek?.(4)]);
  });

  test('passes the clip’s times to YouTube when loading another clip', () => {
    const { driver, take } = drive(youTubeProtocol, { id: 'a' });
    driver.load({ id: 'b', startSeconds: 3, endSeconds: 4 }, true);
    driver.load({ id: 'c', endSeconds: 4 }, false);
    driver.load({ id: 'd' }, false);
    expect(take().map((text) => JSON.parse(text as string) as unknown)).toEqual([
      { event: 'command', func: 'loadVideoById', args: [{ videoId: 'b', startSeconds: 3, endSeconds: 4 }] },
      { event: 'command', func: 'cueVideoById', args: [{ videoId: 'c', startSeconds: 0, endSeconds: 4 }] },
      { event: 'command', func: 'cueVideoById', args: ['d'] },
    ]);
  });

  test('reports the end of the clip if a single message contains both time and state', () => {
    const { heard, say } = drive(youTubeProtocol, { id: 'a', endSeconds: 4 });
    for (const currentTime of [3.9, 4.1]) say({ event: 'infoDelivery', info: { currentTime, playerState: 1 } });
    say({ event: 'infoDelivery', info: { currentTime: 'soon', playerState: 2 } });
    expect(heard).toEqual(['playing', 'ended']);
  });
});
