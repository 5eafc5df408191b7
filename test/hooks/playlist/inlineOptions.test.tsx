import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { usePlaylist } from '@loggia/hooks';

const film = (name: string) => ({ provider: 'file', id: name, title: name, url: `/${name}.mp4` }) as const;

test('a playlist without a server may be written anew in each render', () => {
  const { result } = renderHook(() => usePlaylist({ initialPage: { videos: [film('one'), film('two')], tokens: {} } }));
  expect(result.current.video?.title).toBe('one');
});

test('a playlist without a server that is written once is there', () => {
  const initialPage = { videos: [film('one'), film('two')], tokens: {} };
  const { result } = renderHook(() => usePlaylist({ initialPage }));
  expect(result.current.video?.title).toBe('one');
});
