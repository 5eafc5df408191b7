import { renderHook } from '@testing-library/react-hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { useEmbed, usePlayer, type GalleryImage } from '@loggia/hooks';
import { callSafely } from '../../../hooks/core/shared/callSafely.ts';

const film: GalleryImage = { id: '1', url: '/tide.mp4', kind: 'video', title: 'Tide' };
const video = { id: '1', provider: 'file', url: '/tide.mp4', title: 'Tide' } as const;

afterEach(() => vi.unstubAllGlobals());

test('the return value of an embed’s callback is ignored', () => {
  const told: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ image }) => useEmbed({ image, isCurrent: true, onPlaybackChange: (playback) => told.push(playback) }),
    {
      initialProps: { image: film },
    },
  );
  rerender({ image: { ...film, id: '2' } });
  expect(unmount).not.toThrow();
  expect(told.length).toBeGreaterThan(0);
});

test('the return value of a player’s callback is ignored', () => {
  const told: string[] = [];
  const { rerender, unmount } = renderHook(
    (props: { readonly id: string }) =>
      usePlayer({ video: { ...video, id: props.id }, onPlaybackChange: (playback) => told.push(playback) }),
    { initialProps: { id: '1' } },
  );
  rerender({ id: '2' });
  expect(unmount).not.toThrow();
});

test('callSafely reports synchronous and asynchronous errors of a callback without throwing', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  callSafely(() => {
    throw new Error('now');
  });
  callSafely(async () => {
    throw new Error('later');
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(report.mock.calls.map(([error]) => String(error))).toEqual(['Error: now', 'Error: later']);
});
