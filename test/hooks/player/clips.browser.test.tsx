import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePlayer, type Playback, type PlaylistVideo } from '@loggia/hooks';
import { VIDEO_STUBS } from '../playlist/PlaylistPage.tsx';

const FILM = '/playground/server/playlists/clips/tide.webm';

interface PlayerProps {
  readonly video: PlaylistVideo;
  readonly loop?: boolean;
  readonly heard: Playback[];
}

/** Plays muted, as browsers allow autoplay only without sound. */
function Player({ video, loop, heard }: PlayerProps) {
  const onPlaybackChange = (playback: Playback) => void heard.push(playback);
  const player = usePlayer({ video, loop, autoplay: true, muted: true, onPlaybackChange });
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech
  return <div>{player.isMounted && <video {...player.getVideoProps()} />}</div>;
}

const film = (times: Partial<PlaylistVideo>): PlaylistVideo =>
  ({ provider: 'file', id: 'tide', title: 'Tide', url: FILM, ...times }) as PlaylistVideo;
const element = () => document.querySelector('video');

test('a video file plays from its start time to its end time, and another clip then plays in the same element', async () => {
  const heard: Playback[] = [];
  const page = await render(<Player video={film({ startSeconds: 0.5, endSeconds: 1 })} heard={heard} />);
  const first = element();
  await expect.poll(() => heard.at(-1)).toBe('ended');
  expect(heard).not.toContain('paused');
  expect(first?.paused).toBe(true);
  expect(first?.currentTime).toBeGreaterThanOrEqual(1);
  expect(first?.currentTime).toBeLessThan(1.6);
  await page.rerender(<Player video={film({ startSeconds: 1.5 })} heard={heard} />);
  await expect.poll(() => heard.at(-1)).toBe('playing');
  expect(element()).toBe(first);
  await expect.poll(() => first?.currentTime).toBeGreaterThanOrEqual(1.5);
});

test('a looped clip restarts at its start time', async () => {
  const heard: Playback[] = [];
  const times: number[] = [];
  await render(<Player video={film({ startSeconds: 0.5, endSeconds: 0.9 })} loop heard={heard} />);
  await expect.poll(() => element()).not.toBeNull();
  element()?.addEventListener('seeked', () => times.push(element()?.currentTime ?? 0));
  await expect
    .poll(() => times.filter((time) => time >= 0.5 && time < 0.6).length, { timeout: 8000 })
    .toBeGreaterThan(1);
});

/** Renders frame players with autoplay. */
function FramePlayer({ video }: { readonly video: PlaylistVideo }) {
  const player = usePlayer({ video, autoplay: true, hosts: VIDEO_STUBS });
  const { sandbox, title, ...frame } = player.getFrameProps();
  return (
    <div {...player.getContainerProps()}>
      {player.isMounted && <iframe {...frame} sandbox={sandbox} title={title} />}
    </div>
  );
}

const told = () => {
  const { video, time, state, listener } = document.querySelector('iframe')?.contentDocument?.body.dataset ?? {};
  return listener && { video, time, state };
};

test.each(['youtube', 'vimeo'] as const)(
  'the second %s clip in an iframe starts at its start time',
  async (provider) => {
    const page = await render(<FramePlayer video={{ provider, id: '77', title: 'Rain' }} />);
    // The frame accepts another clip only after the page has received its first message.
    await expect.poll(() => page.container.querySelector('[data-playback="playing"]')).not.toBeNull();
    expect(told()).toMatchObject({ video: '77', state: 'playing' });
    await page.rerender(<FramePlayer video={{ provider, id: '78', title: 'Snow', startSeconds: 5, endSeconds: 9 }} />);
    await expect.poll(told).toEqual({ video: '78', time: '5', state: 'playing' });
    await page.rerender(<FramePlayer video={{ provider, id: '78', title: 'Snow', startSeconds: 30 }} />);
    await expect.poll(told).toEqual({ video: '78', time: '30', state: 'playing' });
  },
);
