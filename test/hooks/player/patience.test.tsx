import { act, cleanup, render, screen } from '@testing-library/react-hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlayer, type PlaylistVideo } from '@loggia/hooks';
import { FRAME_TIMEOUT_MS } from '../../../hooks/media/player/constants.ts';

const HOSTS = { youtube: 'https://films.example', vimeo: 'https://walks.example' };
const FILM: PlaylistVideo = { provider: 'youtube', id: 'film', title: 'A film' };
const WALK: PlaylistVideo = { provider: 'vimeo', id: '77', title: 'A walk' };

function Player({ video, autoplay }: { readonly video: PlaylistVideo; readonly autoplay?: boolean }) {
  const player = usePlayer({ video, autoplay, hosts: HOSTS });
  const { sandbox, title, ...frame } = player.getFrameProps();
  return (
    <div {...player.getContainerProps()}>
      {player.isMounted && <iframe {...frame} sandbox={sandbox} title={title} />}
      {player.hasFailed && <button {...player.getRetryButtonProps()} />}
    </div>
  );
}

const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const hasFailed = () => screen.queryByRole('button', { name: 'Try again' }) !== null;
const pass = (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs));

function show(video: PlaylistVideo, autoplay = false) {
  render(<Player video={video} autoplay={autoplay} />);
  vi.spyOn(frame().contentWindow as Window, 'postMessage').mockReturnValue();
}
const load = () => act(() => void frame().dispatchEvent(new Event('load')));
function say(data: unknown, { provider }: PlaylistVideo): void {
  const origin = provider === 'vimeo' ? HOSTS.vimeo : HOSTS.youtube;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow })));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a loaded frame that does not respond fails after the timeout, and recovers on a late response', async () => {
  show(FILM);
  load();
  await pass(FRAME_TIMEOUT_MS - 1);
  expect(hasFailed()).toBe(false);
  await pass(1);
  expect(hasFailed()).toBe(true);
  say(JSON.stringify({ event: 'initialDelivery', info: {} }), FILM);
  expect(hasFailed()).toBe(false);
});

test('an autoplay frame that never loads fails after the timeout, and times out again after a retry', async () => {
  show(FILM, true);
  await pass(FRAME_TIMEOUT_MS);
  expect(hasFailed()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(hasFailed()).toBe(false);
  await pass(FRAME_TIMEOUT_MS);
  expect(hasFailed()).toBe(true);
});

test('a lazy frame below the viewport never fails', async () => {
  show(FILM);
  await pass(2 * FRAME_TIMEOUT_MS);
  expect(hasFailed()).toBe(false);
});

test.each([
  ['a YouTube frame', FILM, JSON.stringify({ event: 'onReady' })],
  ['a Vimeo frame', WALK, { event: 'ready' }],
  ['a Vimeo frame pinged after loading', WALK, { method: 'ping' }],
] as const)('%s does not fail once it has responded', async (_, video, answer) => {
  show(video, true);
  load();
  say(answer, video);
  await pass(2 * FRAME_TIMEOUT_MS);
  expect(hasFailed()).toBe(false);
});
