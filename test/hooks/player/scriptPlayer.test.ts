import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createYouTubeScriptPlayer } from '@loggia/hooks/player';
import type { PlaylistVideo, VideoPlayerEvent } from '@loggia/hooks';
import { loadPlayerScript } from '../../../hooks/core/trustedTypes/loadPlayerScript.ts';

type Events = Readonly<Record<'onReady' | 'onStateChange' | 'onError', (event: { data: unknown }) => void>>;

const calls: string[] = [];
const made: Events[] = [];

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : JSON.stringify(asked));

class FakePlayer {
  constructor(_: Element, { events }: { events: Events }) {
    made.push(events);
  }
  playVideo = () => calls.push('play');
  pauseVideo = () => calls.push('pause');
  unMute = () => calls.push('unMute');
  loadVideoById = (asked: unknown) => calls.push(`load ${textOf(asked)}`);
  cueVideoById = (asked: unknown) => calls.push(`cue ${textOf(asked)}`);
}

const video = { provider: 'youtube', id: 'abc', title: 'Film' } as const;
const settings = { autoplay: true, muted: false, controls: true, loop: false };

function connectPlayer(autoplay = false, shown: PlaylistVideo = video) {
  const said: VideoPlayerEvent[] = [];
  const end = new AbortController();
  const frame = document.createElement('iframe');
  const listen = (event: VideoPlayerEvent) => void said.push(event);
  const handle = createYouTubeScriptPlayer().connect(frame, { video: shown, listen, signal: end.signal, autoplay });
  return { handle, said, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  calls.length = 0;
  made.length = 0;
});

describe('the YouTube API script', () => {
  test('loads once, and queues commands until the player is ready', async () => {
    const { handle, said } = connectPlayer();
    connectPlayer();
    expect(document.querySelectorAll('script[src="https://www.youtube.com/iframe_api"]')).toHaveLength(1);
    handle.play();
    expect(handle.load(video, settings)).toBe(false);
    await vi.advanceTimersByTimeAsync(50);
    expect(made).toEqual([]);
    vi.stubGlobal('YT', { Player: FakePlayer });
    await vi.advanceTimersByTimeAsync(10);
    made[0]?.onReady({ data: null });
    expect([calls, said]).toEqual([['play'], [{ type: 'ready' }]]);
    expect(handle.load(video, settings)).toBe(true);
    expect(handle.load(video, { ...settings, autoplay: false })).toBe(true);
    expect(calls.slice(1)).toEqual(['unMute', 'load abc', 'unMute', 'cue abc']);
    made[0]?.onStateChange({ data: 0 });
    made[0]?.onError({ data: 150 });
    expect(said.slice(1)).toEqual([{ type: 'playback', playback: 'ended' }, { type: 'failed' }]);
  });

  test('passes the times of a clip to the player, and reloads a clip that has ended', async () => {
    vi.stubGlobal('YT', { Player: FakePlayer });
    const { handle } = connectPlayer(false, { ...video, startSeconds: 5 });
    await vi.advanceTimersByTimeAsync(10);
    made[0]?.onReady({ data: null });
    made[0]?.onStateChange({ data: 0 });
    handle.play();
    handle.load({ ...video, startSeconds: 7, endSeconds: 9.5 }, { ...settings, muted: true });
    expect(calls).toEqual([
      'load {"videoId":"abc","startSeconds":5}',
      'load {"videoId":"abc","startSeconds":7,"endSeconds":9.5}',
    ]);
  });

  test('has no effect after an abort', async () => {
    const { end, said } = connectPlayer();
    end.abort();
    vi.stubGlobal('YT', { Player: FakePlayer });
    await vi.advanceTimersByTimeAsync(100);
    expect([made, said, vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  test('reports a failure if it never loads', async () => {
    const { said } = connectPlayer();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(said).toEqual([{ type: 'failed' }]);
  });

  test('does not start a video that was paused while the script was loading', async () => {
    vi.stubGlobal('YT', { Player: FakePlayer });
    const { handle, said } = connectPlayer(true);
    handle.pause();
    await vi.advanceTimersByTimeAsync(10);
    made[0]?.onReady({ data: null });
    made[0]?.onStateChange({ data: 1 });
    expect([calls, said]).toEqual([['pause'], [{ type: 'ready' }]]);
  });
});

test('loadPlayerScript rejects any URL that is not an allowed player script', () => {
  expect(() => loadPlayerScript('https://evil.test/iframe_api')).toThrow('not one of the allowed player scripts');
});
