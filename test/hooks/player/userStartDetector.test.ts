// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createUserStartDetector } from '../../../hooks/media/player/playerStarts.ts';

describe('the start of a player', () => {
  test('by the user is reported once', () => {
    const detector = createUserStartDetector();
    expect(detector.isUserStart('playing')).toBe(true);
    expect(detector.isUserStart('playing')).toBe(false);
    expect(detector.isUserStart('paused')).toBe(false);
    expect(detector.isUserStart('playing')).toBe(true);
  });

  test('by a request is not reported', () => {
    const detector = createUserStartDetector();
    detector.playRequested();
    expect(detector.isUserStart('unstarted')).toBe(false);
    expect(detector.isUserStart('playing')).toBe(false);
  });

  test('by the user after a canceled request is reported', () => {
    const detector = createUserStartDetector();
    detector.playRequested();
    detector.stopped();
    expect(detector.isUserStart('playing')).toBe(true);
  });
});
