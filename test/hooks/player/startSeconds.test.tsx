import { render } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usePlayer } from '@loggia/hooks';
import type { PlaylistVideo } from '@loggia/hooks';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function Film({ video }: { readonly video: PlaylistVideo }) {
  const player = usePlayer({ video });
  const { sandbox, title, ...frame } = player.getFrameProps();
  return (
    <div {...player.getContainerProps()}>
      {player.isMounted && <iframe {...frame} sandbox={sandbox} title={title} />}
      <a href={player.href}>Page</a>
    </div>
  );
}

/** The message to the frame of a film about its clip. */
function clipOf(id: string, times: object) {
  const { container } = render(<Film video={{ provider: 'youtube', id, title: 'Harbour', ...times }} />);
  const { pathname, searchParams } = new URL(container.querySelector('iframe')?.src ?? 'about:blank');
  return [pathname, searchParams.get('start'), searchParams.get('end')];
}

describe('a film whose id is an address with times, and that has times of its own', () => {
  test.each([
    ['begins where the address says and ends where the film says', { endSeconds: 120 }, '90', '120'],
    ['begins where the film says, be it the very beginning', { startSeconds: 0 }, null, null],
    ['has no end that comes before its start', { endSeconds: 60 }, '90', null],
    ['has no end that is its start', { endSeconds: 90 }, '90', null],
    [
      'keeps the start of the address where its own is none',
      { startSeconds: Number.NaN, endSeconds: 120 },
      '90',
      '120',
    ],
  ])('%s', (_what, times, start, end) => {
    const [path, ...piece] = clipOf('https://youtu.be/M7lc1UVf-VE?t=1m30s', times);
    expect(path).toBe('/embed/M7lc1UVf-VE');
    expect(piece.map((seconds) => (seconds === '0' ? null : seconds))).toEqual([start, end]);
  });

  test('goes on to a page that begins where the film does', () => {
    const video = {
      provider: 'youtube',
      id: 'https://youtu.be/M7lc1UVf-VE?t=1m30s',
      title: '',
      startSeconds: 5,
    } as const;
    const { container } = render(<Film video={video} />);
    const { searchParams } = new URL(container.querySelector('a')?.href ?? 'about:blank');
    expect([searchParams.get('v'), searchParams.get('t')]).toEqual(['M7lc1UVf-VE', '5s']);
  });

  test.each([Number.NaN, -5, 'soon', null])('keeps the start of the address where its own is %o', (startSeconds) => {
    const [, ...piece] = clipOf('https://youtu.be/M7lc1UVf-VE?t=1m30s', { startSeconds, endSeconds: 120 });
    expect(piece).toEqual(['90', '120']);
  });
});
