// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createUserStartDetector } from '../../../hooks/player/playerStarts.ts';

describe('who has begun by itself', () => {
  test('a press in the frame is news, once', () => {
    const detector = createUserStartDetector();
    expect(detector.isUserStart('playing')).toBe(true);
    expect(detector.isUserStart('playing')).toBe(false);
    expect(detector.isUserStart('paused')).toBe(false);
    expect(detector.isUserStart('playing')).toBe(true);
  });

  test('what was told to begin is none', () => {
    const detector = createUserStartDetector();
    detector.playRequested();
    expect(detector.isUserStart('unstarted')).toBe(false);
    expect(detector.isUserStart('playing')).toBe(false);
  });

  test('what was stopped before it began, and is pressed then, is news', () => {
    const detector = createUserStartDetector();
    detector.playRequested();
    detector.stopped();
    expect(detector.isUserStart('playing')).toBe(true);
  });
});
