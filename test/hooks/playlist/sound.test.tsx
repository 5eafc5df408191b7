import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { createYouTubePlayer } from '@loggia/hooks/player';
import { usePlaylist, type PlaylistVideo, type VideoPlayer, type VideoPlayerEvent } from '@loggia/hooks';

const videos = ['a', 'b'].map((id): PlaylistVideo => ({ provider: 'youtube', id, title: id }));

/** Renders an autoplay playlist with a stub player that records commands. */
function begin() {
  const calls: string[] = [];
  let listen: ((event: VideoPlayerEvent) => void) | undefined;
  const youtube: VideoPlayer = {
    ...createYouTubePlayer(),
    connect(_, connection) {
      ({ listen } = connection);
      return {
        play: () => void calls.push('play'),
        pause() {},
        unmute: () => void calls.push('unmute'),
        load: ({ id }, { muted }) => (calls.push(`${id} ${muted ? 'muted' : 'heard'}`), true),
      };
    },
  };
  const adapters = { youtube };
  const initialPage = { videos, tokens: {} };
  const player = { autoplay: true, autonext: true };
  const { result } = renderHook(() => usePlaylist({ initialPage, adapters, player }), { wrapper: StrictMode });
  const frame = document.createElement('iframe');
  act(() => (result.current.player.getFrameProps().ref as (own: HTMLElement | null) => void)(frame));
  const say = (playback: 'playing' | 'ended') => act(() => listen?.({ type: 'playback', playback }));
  const press = (index: number) => act(() => result.current.playVideo(videos[index] as PlaylistVideo));
  say('playing');
  return { result, calls, say, press };
}

describe('a playlist with muted autoplay', () => {
  test('unmutes and announces a video when it is clicked', () => {
    const { result, calls, press } = begin();
    expect([calls, result.current.getPlayingStatusProps().children]).toEqual([[], undefined]);
    press(0);
    expect([calls, result.current.getPlayingStatusProps().children]).toEqual([['play', 'unmute'], 'Now playing: a']);
    press(0);
    expect(calls).toEqual(['play', 'unmute', 'play']);
  });

  test('unmutes when another video is clicked', () => {
    const { calls, press } = begin();
    press(1);
    expect(calls).toEqual(['b heard']);
  });

  test('stays muted during autonext, as browsers require, until a video is clicked', () => {
    const { calls, say, press } = begin();
    say('ended');
    expect(calls).toEqual(['b muted']);
    press(1);
    expect(calls).toEqual(['b muted', 'play', 'unmute']);
  });
});
