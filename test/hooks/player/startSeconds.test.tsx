import { render } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usePlayer, type PlaylistVideo } from '@loggia/hooks';

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

/** Returns path, start and end of the frame URL. */
function clipOf(id: string, times: object) {
  const { container } = render(<Film video={{ provider: 'youtube', id, title: 'Harbour', ...times }} />);
  const { pathname, searchParams } = new URL(container.querySelector('iframe')?.src ?? 'about:blank');
  return [pathname, searchParams.get('start'), searchParams.get('end')];
}

describe('a video whose id is a URL with a time', () => {
  test.each([
    ['starts at the time in the URL and ends at `endSeconds`', { endSeconds: 120 }, '90', '120'],
    ['prefers `startSeconds`, even zero', { startSeconds: 0 }, null, null],
    ['ignores an `endSeconds` before the start', { endSeconds: 60 }, '90', null],
    ['ignores an `endSeconds` equal to the start', { endSeconds: 90 }, '90', null],
    [
      'starts at the time in the URL if `startSeconds` is invalid',
      { startSeconds: Number.NaN, endSeconds: 120 },
      '90',
      '120',
    ],
  ])('%s', (_what, times, start, end) => {
    const [path, ...piece] = clipOf('https://youtu.be/M7lc1UVf-VE?t=1m30s', times);
    expect(path).toBe('/embed/M7lc1UVf-VE');
    expect(piece.map((seconds) => (seconds === '0' ? null : seconds))).toEqual([start, end]);
  });

  test('links to the video page at `startSeconds`', () => {
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

  test.each([Number.NaN, -5, 'soon', null])('starts at the time in the URL if `startSeconds` is %o', (startSeconds) => {
    const [, ...piece] = clipOf('https://youtu.be/M7lc1UVf-VE?t=1m30s', { startSeconds, endSeconds: 120 });
    expect(piece).toEqual(['90', '120']);
  });
});
