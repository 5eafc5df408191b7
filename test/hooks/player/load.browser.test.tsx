import { useState } from 'react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePlayer, type PlaylistVideo } from '@loggia/hooks';
import { VIDEO_STUBS } from '../playlist/PlaylistPage.tsx';

const VIDEOS: readonly PlaylistVideo[] = [
  { provider: 'youtube', id: 'rain', title: 'Rain' },
  { provider: 'vimeo', id: '77', title: 'Walk' },
  { provider: 'youtube', id: 'snow', title: 'Snow' },
];

/** A player with a button for each video. */
function Player() {
  const [video, setVideo] = useState(VIDEOS[0] ?? null);
  const player = usePlayer({ video, requiresConsent: true, hosts: VIDEO_STUBS });
  const { sandbox, title, ...frame } = player.getFrameProps();
  return (
    <div {...player.getContainerProps()}>
      {player.isBlocked && <button {...player.getLoadButtonProps()} />}
      {player.isMounted && <iframe {...frame} sandbox={sandbox} title={title} />}
      {VIDEOS.map((each) => (
        <button key={each.id} onClick={() => setVideo(each)}>
          {each.title}
        </button>
      ))}
    </div>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const content = () => document.querySelector('iframe')?.contentDocument?.body.dataset;
async function expectVideo(video: string, state: string | undefined): Promise<void> {
  await expect.poll(() => [content()?.['video'], content()?.['listener']]).toEqual([video, 'there']);
  await expect.poll(() => content()?.['state']).toBe(state);
}

test('a video loaded by the user starts in any player, but a video set later by the app does not', async () => {
  await render(<Player />);
  await button('Load from YouTube').click();
  await expectVideo('rain', 'playing');
  await button('Walk').click();
  await button('Load from Vimeo').click();
  await expectVideo('77', 'playing');
  await button('Snow').click();
  await expectVideo('snow', undefined);
  await button('Rain').click();
  await expectVideo('rain', 'unstarted');
});
