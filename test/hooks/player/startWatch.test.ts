// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createStartWatch } from '../../../hooks/player/playerStarts.ts';

describe('who has begun by itself', () => {
  test('a press in the frame is news, once', () => {
    const watch = createStartWatch();
    expect(watch.heard('playing')).toBe(true);
    expect(watch.heard('playing')).toBe(false);
    expect(watch.heard('paused')).toBe(false);
    expect(watch.heard('playing')).toBe(true);
  });

  test('what was told to begin is none', () => {
    const watch = createStartWatch();
    watch.told();
    expect(watch.heard('unstarted')).toBe(false);
    expect(watch.heard('playing')).toBe(false);
  });

  test('what was stopped before it began, and is pressed then, is news', () => {
    const watch = createStartWatch();
    watch.told();
    watch.stopped();
    expect(watch.heard('playing')).toBe(true);
  });
});
