import { render } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { videoFromUrl } from '@loggia/hooks/player';
import { usePlayer, type PlaylistVideo } from '@loggia/hooks';

const youTube = { provider: 'youtube', id: 'M7lc1UVf-VE', title: '' };
const vimeo = { provider: 'vimeo', id: '148751763/a1b2c3d4e5', title: '' };

describe('a copied video URL', () => {
  test.each([
    ['HTTPS://WWW.YouTube.COM/watch?t=75s&v=M7lc1UVf-VE', { ...youTube, startSeconds: 75 }],
    ['https://www.youtube.com/shorts/M7lc1UVf-VE?t=1m', { ...youTube, startSeconds: 60 }],
    ['https://youtu.be/M7lc1UVf-VE#t=30,45', { ...youTube, startSeconds: 30, endSeconds: 45 }],
    [
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=1m5s&end=2m',
      { ...youTube, startSeconds: 65, endSeconds: 120 },
    ],
    ['https://vimeo.com/showcase/5551234/video/148751763?h=a1b2c3d4e5#t=90s', { ...vimeo, startSeconds: 90 }],
    ['https://vimeo.com/channels/harbours/148751763/a1b2c3d4e5#t=2m', { ...vimeo, startSeconds: 120 }],
  ])('identifies the video and its clip: %s', (address, video) => {
    expect(videoFromUrl(address)).toEqual(video);
  });
});

function Film({ id }: { readonly id: string }) {
  const video: PlaylistVideo = { provider: 'vimeo', id, title: 'Harbour' };
  const player = usePlayer({ video });
  const { sandbox, title, ...frame } = player.getFrameProps();
  return (
    <div {...player.getContainerProps()}>
      {player.isMounted && <iframe {...frame} sandbox={sandbox} title={title} />}
      <a href={player.href}>Page</a>
    </div>
  );
}

test('a player with a Vimeo showcase URL as its id plays the video with its privacy hash', () => {
  const { container } = render(<Film id="https://vimeo.com/showcase/5551234/video/148751763?h=a1b2c3d4e5" />);
  const frame = new URL(container.querySelector('iframe')?.src ?? 'about:blank');
  expect([frame.hostname, frame.pathname, frame.searchParams.get('h')]).toEqual([
    'player.vimeo.com',
    '/video/148751763',
    'a1b2c3d4e5',
  ]);
  expect(container.querySelector('a')?.href).toBe('https://vimeo.com/148751763/a1b2c3d4e5');
});
