import { StrictMode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react-hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filePlayer } from '@loggia/hooks/player';
import { usePlaylist, type PlaylistVideo, type VideoPlayer, type VideoPlayerEvent } from '@loggia/hooks';

const clips = [1, 2, 3].map((id): PlaylistVideo => ({ provider: 'file', id: `${id}`, title: `Clip ${id}`, url: '/c' }));

interface Session {
  metadata: { readonly title: string } | null;
  playbackState: string;
  readonly handlers: Map<string, (() => void) | null>;
}
let session: Session;

beforeEach(() => {
  const handlers: Session['handlers'] = new Map();
  const setActionHandler = (key: string, handler: (() => void) | null) => {
    if (key === 'previoustrack') throw new TypeError('A browser that does not know this key.');
    handlers.set(key, handler);
  };
  session = { metadata: null, playbackState: 'none', handlers };
  const mediaSession = Object.assign(session, { setActionHandler });
  vi.stubGlobal('navigator', Object.create(navigator, { mediaSession: { value: mediaSession } }));
  vi.stubGlobal('MediaMetadata', function Media(this: object, init: object) {
    Object.assign(this, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Renders a playlist with a stub player that records commands and emits playback events. */
function begin(title = 'Clip') {
  const calls: string[] = [];
  let listen: ((event: VideoPlayerEvent) => void) | undefined;
  const file: VideoPlayer = {
    ...filePlayer,
    connect(_, connection) {
      ({ listen } = connection);
      return { play: () => void calls.push('play'), pause: () => void calls.push('pause'), load: () => true };
    },
  };
  const videos = clips.map((clip) => ({ ...clip, title: clip.title.replace('Clip', title) }));
  const options = { initialPage: { videos, tokens: {} }, adapters: { file } };
  const { result, unmount } = renderHook(() => usePlaylist(options), { wrapper: StrictMode });
  const element = document.createElement('video');
  act(() => (result.current.player.getVideoProps().ref as (own: HTMLVideoElement | null) => void)(element));
  const say = (playback: 'playing' | 'paused') => act(() => listen?.({ type: 'playback', playback }));
  return { result, calls, say, unmount };
}
const press = (key: string) => act(() => session.handlers.get(key)?.());

const expectTitle = (title: string) => waitFor(() => expect(session.metadata).toMatchObject({ title }));

test('the media session describes the current video from its start until the player unmounts', async () => {
  const { say, unmount } = begin();
  expect(session.metadata).toBeNull();
  say('playing');
  await expectTitle('Clip 1');
  expect(session.playbackState).toBe('playing');
  say('paused');
  expect(session).toMatchObject({ metadata: { title: 'Clip 1' }, playbackState: 'paused' });
  unmount();
  expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
  expect([...session.handlers.values()]).toEqual([null, null, null]);
});

test('media keys control playback and change the video, even if one key is unsupported by the browser', async () => {
  const { result, calls, say } = begin();
  say('playing');
  await expectTitle('Clip 1');
  press('pause');
  press('play');
  expect(calls).toEqual(['pause', 'play']);
  press('nexttrack');
  expect(result.current.video?.id).toBe('2');
  say('playing');
  await expectTitle('Clip 2');
});

test('media keys control the playlist played last, even after another playlist unmounts', async () => {
  const [films, talks] = [begin('Film'), begin('Talk')];
  films.say('playing');
  await expectTitle('Film 1');
  talks.say('playing');
  await expectTitle('Talk 1');
  films.unmount();
  expect(session.metadata).toMatchObject({ title: 'Talk 1' });
  press('nexttrack');
  expect(talks.result.current.video?.id).toBe('2');
});
