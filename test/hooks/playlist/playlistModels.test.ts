// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { PlaylistVideo } from '@loggia/hooks';
import { hashedVideo } from '../../../hooks/media/playlist/useCurrentVideo.ts';
import { neighbourOf } from '../../../hooks/media/playlist/usePlaylist.ts';
import { playerScrollOffset } from '../../../hooks/media/playlist/usePlayerScroll.ts';
import { thumbnailJump } from '../../../hooks/media/playlist/usePlaylistPopup.ts';

const videos = ['a', 'b', 'ü c'].map((id): PlaylistVideo => ({ provider: 'youtube', id, title: id }));

test.each([
  ['a', 1, 'b'],
  ['ü c', 1, 'a'],
  ['a', -1, 'ü c'],
  [null, 1, 'a'],
  [null, -1, 'ü c'],
  ['gone', 1, 'a'],
])('neighbourOf from %s by %i is %s', (from, steps, expected) => {
  expect(neighbourOf(videos, from, steps)?.id).toBe(expected);
  expect(neighbourOf([], from, steps)).toBeUndefined();
});

test.each([
  ['', undefined],
  ['#', undefined],
  ['#a', 'a'],
  ['#A', undefined],
  ['#%C3%BC%20c', 'ü c'],
  ['#%E0%A4%A', undefined],
  ['#a&b', undefined],
])('the hash %s selects the video %s', (hash, expected) => {
  expect(hashedVideo(hash, videos)?.id).toBe(expected);
});

test.each([
  [{ scrollOffset: 100, playerHeight: 600, windowHeight: 900 }, 100],
  [{ scrollOffset: 0, playerHeight: 600, windowHeight: 900 }, 150],
  [{ scrollOffset: 0, playerHeight: 600, windowHeight: 400 }, 0],
])('playerScrollOffset for %j is %i px', (input, expected) => {
  expect(playerScrollOffset(input)).toBe(expected);
});

describe('the thumbnail carousel', () => {
  const closed = { isShown: false, count: 12, index: -1 };
  const open = { isShown: true, count: 12, index: 4 };

  test.each([
    ['opens at the playing video', closed, open, undefined, 4],
    ['moves to a video that starts playing', open, { ...open, index: 9 }, 4, 9],
    ['moves to the first video of a newly loaded page', open, { ...open, count: 24 }, 4, 12],
    ['keeps its position if nothing changes', open, open, 7, 7],
    ['loses its position when closed', open, { ...open, isShown: false }, 7, undefined],
    ['does not move to a video that is not listed', open, { ...open, index: -1 }, 4, undefined],
  ])('%s', (_, before, now, jumpTo, expected) => {
    expect(thumbnailJump(before, now, jumpTo)).toBe(expected);
  });
});
