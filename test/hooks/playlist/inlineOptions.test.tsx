import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { usePlaylist } from '@loggia/hooks';

const film = (name: string) => ({ provider: 'file', id: name, title: name, url: `/${name}.mp4` }) as const;

test('a playlist without a source accepts an `initialPage` created on every render', () => {
  const { result } = renderHook(() => usePlaylist({ initialPage: { videos: [film('one'), film('two')], tokens: {} } }));
  expect(result.current.video?.title).toBe('one');
});

test('a playlist without a source accepts a stable `initialPage`', () => {
  const initialPage = { videos: [film('one'), film('two')], tokens: {} };
  const { result } = renderHook(() => usePlaylist({ initialPage }));
  expect(result.current.video?.title).toBe('one');
});
