import { act, cleanup, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlaylistVideo, UsePlaylistOptions } from '@loggia/hooks';
import { usePopupPlaylist } from '../../helpers/usePopupPlaylist.ts';
import { createStaticPlaylist } from '@loggia/hooks/static';
import { isLeavingEntry } from '../../../hooks/core/history/engine/lightboxEntry.ts';
import { createStubPlayer, type StubPlayer } from '../../helpers/createStubPlayer.ts';

const film = (name: string): PlaylistVideo => ({ provider: 'file', id: name, title: name, url: `/${name}.mp4` });
const source = createStaticPlaylist({ videos: ['one', 'two', 'three', 'four'].map(film) });
const SAID = 'This video could not be played. The next one starts in a moment.';
const MOMENT_MS = 5000;

let stub: StubPlayer;
let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  stub = createStubPlayer();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(async () => {
  cleanup();
  // When the lightbox closes, it goes back in history asynchronously, on fake timers. Wait for that, so that the URL is
  // settled when the next test starts.
  await vi.advanceTimersByTimeAsync(MOMENT_MS);
  expect(isLeavingEntry()).toBe(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Films({ player }: Pick<UsePlaylistOptions, 'player'>) {
  const list = usePopupPlaylist({ source, initialPage: source.initialPage, adapters: { file: stub }, player });
  const { player: own, popup } = list;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/iframe-has-title, react/iframe-missing-sandbox -- the getter provides both */}
      {own.isMounted && <iframe {...own.getFrameProps()} />}
      {own.hasFailed && <button {...own.getRetryButtonProps()}>Try again</button>}
      {popup.isOpen && <button onClick={() => popup.close()}>Close</button>}
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

const AUTONEXT = { autonext: true } as const;
const renderFilms = (player: UsePlaylistOptions['player'] = AUTONEXT) =>
  render(<Films player={player} />, { wrapper: StrictMode });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const say: StubPlayer['say'] = (event) => act(() => stub.say(event));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const current = () => document.querySelector('strong')?.textContent;
const said = () => document.querySelector('p')?.textContent;

/** Plays a video that fails, and lets two of the five seconds pass. */
function failIn(player: UsePlaylistOptions['player'] = AUTONEXT) {
  const view = renderFilms(player);
  press('two');
  say({ type: 'failed' });
  expect(said()).toBe(SAID);
  pass(2000);
  expect(current()).toBe('two');
  return view;
}
function see(visible: boolean) {
  isHidden = !visible;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('a failed video waiting to be skipped', () => {
  test('is skipped even if started by autonext', () => {
    renderFilms();
    press('one');
    say({ type: 'playback', playback: 'ended' });
    expect(current()).toBe('two');
    say({ type: 'failed' });
    expect(said()).toBe(SAID);
    pass(MOMENT_MS);
    expect(current()).toBe('three');
    expect(stub.calls.at(-1)).toBe('play three');
    expect(said()).not.toBe(SAID);
  });

  test('is not skipped once the user has clicked another video', () => {
    failIn();
    press('four');
    expect([current(), said() === SAID]).toEqual(['four', false]);
    pass(60_000);
    expect(current()).toBe('four');
  });

  test('waits for the full delay again if it fails a second time', () => {
    failIn();
    press('three');
    press('two');
    say({ type: 'failed' });
    pass(MOMENT_MS - 1);
    expect(current()).toBe('two');
    pass(1);
    expect(current()).toBe('three');
  });

  test('is not skipped if a retry succeeds', () => {
    failIn();
    press('Try again');
    say({ type: 'ready' });
    say({ type: 'playback', playback: 'playing' });
    expect(said()).not.toBe(SAID);
    pass(60_000);
    expect(current()).toBe('two');
  });

  test('waits while the browser tab is hidden', () => {
    failIn();
    see(false);
    pass(60_000);
    expect(current()).toBe('two');
    see(true);
    pass(MOMENT_MS);
    expect(current()).toBe('three');
  });

  test('is not skipped after autonext is turned off', () => {
    const { rerender } = failIn();
    rerender(<Films player={{}} />);
    expect(said()).not.toBe(SAID);
    pass(60_000);
    expect(current()).toBe('two');
  });

  test('is not skipped after the lightbox is closed', () => {
    failIn({ ...AUTONEXT, mode: 'popup' });
    press('Close');
    pass(60_000);
    const calls = stub.calls.filter((call) => call.includes('three'));
    expect([current(), screen.queryByRole('button', { name: 'Close' }), calls]).toEqual(['', null, []]);
  });

  test('is skipped in an open lightbox, which stays open', () => {
    failIn({ ...AUTONEXT, mode: 'popup' });
    pass(MOMENT_MS - 2000);
    expect([current(), screen.queryByRole('button', { name: 'Close' })]).toEqual(['three', expect.anything()]);
  });
});
