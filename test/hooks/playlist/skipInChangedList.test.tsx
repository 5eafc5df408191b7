import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode, useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePlaylist, type PlaylistVideo, type UsePlaylistOptions } from '@loggia/hooks';
import { createStubPlayer, type StubPlayer } from '../../helpers/createStubPlayer.ts';

const film = (name: string): PlaylistVideo => ({ provider: 'file', id: name, title: name, url: `/${name}.mp4` });
const SAID = 'This video could not be played. The next one starts in a moment.';
const MOMENT_MS = 5000;
const AUTONEXT = { autonext: true } as const;

let stub: StubPlayer;
beforeEach(() => {
  vi.useFakeTimers();
  stub = createStubPlayer();
});
afterEach(() => void vi.useRealTimers());

type FilmsProps = Pick<UsePlaylistOptions, 'onVideoChange'> & { readonly names: readonly string[] };

function Films({ names, onVideoChange }: FilmsProps) {
  const initialPage = useMemo(() => ({ videos: names.map(film), tokens: {} }), [names]);
  const list = usePlaylist({ initialPage, adapters: { file: stub }, player: AUTONEXT, onVideoChange });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/iframe-has-title, react/iframe-missing-sandbox -- the getter provides both */}
      {list.player.isMounted && <iframe {...list.player.getFrameProps()} />}
      <strong>{list.video?.title}</strong>
      <p {...list.getPlayingStatusProps()} />
      {list.videos.map((video) => (
        <button key={video.id} onClick={() => list.playVideo(video)}>
          {video.title}
        </button>
      ))}
    </>
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const current = () => document.querySelector('strong')?.textContent;
const said = () => document.querySelector('p')?.textContent;

/** Plays the second of three videos, which fails, and lets two of the five seconds pass. */
function failInTheSecond(onVideoChange?: UsePlaylistOptions['onVideoChange']) {
  const view = render(<Films names={['one', 'two', 'three']} onVideoChange={onVideoChange} />, { wrapper: StrictMode });
  fireEvent.click(screen.getByRole('button', { name: 'two' }));
  act(() => stub.say({ type: 'failed' }));
  expect(said()).toBe(SAID);
  pass(2000);
  const listBecomes = (names: readonly string[]) =>
    view.rerender(<Films names={names} onVideoChange={onVideoChange} />);
  return { listBecomes };
}

describe('a failed video in a list that changes before the skip', () => {
  test('is followed by the next video in the new list', () => {
    const { listBecomes } = failInTheSecond();
    listBecomes(['one', 'two', 'four', 'five']);
    expect(current()).toBe('two');
    pass(MOMENT_MS);
    expect(current()).toBe('four');
    expect(stub.calls.at(-1)).toBe('play four');
  });

  test('is not skipped if it is the last one in the new list', () => {
    const { listBecomes } = failInTheSecond();
    listBecomes(['one', 'two']);
    expect(said()).not.toBe(SAID);
    pass(60_000);
    expect(current()).toBe('two');
  });

  test('is followed by a video appended later', () => {
    const { listBecomes } = failInTheSecond();
    listBecomes(['one', 'two']);
    listBecomes(['one', 'two', 'six']);
    pass(MOMENT_MS);
    expect(current()).toBe('six');
  });
});

test('a failed video stays current if the app cancels the skip', () => {
  const reasons: string[] = [];
  failInTheSecond((_video, details) => {
    reasons.push(details.reason);
    if (details.reason === 'autonext') details.cancel();
  });
  pass(60_000);
  expect(current()).toBe('two');
  expect(reasons).toEqual(['imperative', 'autonext']);
});
