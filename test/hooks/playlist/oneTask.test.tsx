import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { createPlayerGroup } from '@loggia/hooks/player';
import { usePlaylist, type FileVideo } from '@loggia/hooks';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';

const videos = plainVideos(2);
const initialPage = { videos, tokens: {} };

test('if two playlists start in one task, the later one plays and the other is paused', () => {
  const players = createPlayerGroup();
  const stubs = [createStubPlayer(), createStubPlayer()] as const;
  const options = stubs.map((stub) => ({ initialPage, players, adapters: { file: stub } }));
  const { result } = renderHook(
    () => [usePlaylist(options[0] ?? { initialPage }), usePlaylist(options[1] ?? { initialPage })],
    {
      wrapper: StrictMode,
    },
  );
  for (const { player } of result.current) {
    const setFrame = player.getFrameProps().ref as (own: HTMLElement | null) => void;
    act(() => setFrame(document.createElement('iframe')));
  }
  const before = stubs.map(({ calls }) => calls.length);
  act(() => {
    for (const { playVideo } of result.current) playVideo(videos[1] as FileVideo);
  });
  const [first, second] = stubs.map(({ calls }, index) => calls.slice(before[index]));
  expect(first?.at(-1)).toBe('pause');
  expect(second?.at(-1)).toBe('play v2');
});
