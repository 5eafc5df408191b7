// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createUserStartDetector } from '../../../hooks/media/player/playerStarts.ts';

describe('isUserStart', () => {
  test('returns true once when the user starts the player', () => {
    const detector = createUserStartDetector();
    expect(detector.isUserStart('playing')).toBe(true);
    expect(detector.isUserStart('playing')).toBe(false);
    expect(detector.isUserStart('paused')).toBe(false);
    expect(detector.isUserStart('playing')).toBe(true);
  });

  test('returns false if the app requested the start', () => {
    const detector = createUserStartDetector();
    detector.playRequested();
    expect(detector.isUserStart('unstarted')).toBe(false);
    expect(detector.isUserStart('playing')).toBe(false);
  });

  test('returns true if the user starts the player after the app’s request was canceled', () => {
    const detector = createUserStartDetector();
    detector.playRequested();
    detector.stopped();
    expect(detector.isUserStart('playing')).toBe(true);
  });
});
