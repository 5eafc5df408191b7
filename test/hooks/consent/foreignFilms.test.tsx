import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { createStaticConsent } from '@loggia/hooks/consent';
import { useEmbed, usePlayer, type GalleryImage } from '@loggia/hooks';

const film = (url: string): GalleryImage => ({ id: url, url, kind: 'video', title: 'Tide' });
const here = `${window.location.origin}/tide.mp4`;

test.each([
  ['https://films.example/tide.mp4', true],
  ['//films.example/tide.mp4', true],
  ['/tide.mp4', false],
  [here, false],
])('a video file at %s waits for consent in a slide: %s', (url, isBlocked) => {
  const { result } = renderHook(() => useEmbed({ image: film(url), isCurrent: true, requiresConsent: true }));
  expect(result.current.isBlocked).toBe(isBlocked);
  expect(result.current.isMounted).toBe(!isBlocked);
  expect(result.current.notice.includes('films.example')).toBe(isBlocked);
});

test.each([
  ['https://films.example/tide.mp4', true],
  ['/tide.mp4', false],
])('a video file at %s waits for consent in a player: %s', (url, isBlocked) => {
  const { result } = renderHook(() =>
    usePlayer({ video: { id: '1', provider: 'file', url, title: 'Tide' }, requiresConsent: true }),
  );
  expect(result.current.isBlocked).toBe(isBlocked);
  expect(result.current.isMounted).toBe(!isBlocked);
});

test('a video file is not blocked if its host has been allowed', () => {
  const consent = createStaticConsent();
  consent.grant('films.example');
  const { result, unmount } = renderHook(() =>
    useEmbed({ image: film('https://films.example/tide.mp4'), isCurrent: true, consent }),
  );
  expect(result.current.isBlocked).toBe(false);
  unmount();
  consent.withdraw();
});
