import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pauseReasonsOf,
  slideshowIntervalMs,
  slideshowReducer,
  slideshowStep,
  type SlideshowEvent,
} from '../../../hooks/slides/slideshow/slideshowState.ts';
import type { SlideshowPauseReason } from '../../../hooks/slides/slideshow/types.ts';

const reasons: readonly SlideshowPauseReason[] = [
  'stopped',
  'windowBlur',
  'hiddenTab',
  'zoom',
  'panel',
  'video',
  'hover',
  'focus',
];
const anyReasons = fc.subarray([...reasons]).map((some) => new Set(some));
const anyEvent: fc.Arbitrary<SlideshowEvent> = fc.oneof(
  fc.constantFrom<SlideshowEvent>({ type: 'pausePressed' }, { type: 'ended' }, { type: 'closed' }),
  fc.record({ type: fc.constant('playPressed' as const), pausedBy: anyReasons }),
);
const after = (events: readonly SlideshowEvent[]) => events.reduce(slideshowReducer, null);

describe('slideshowReducer', () => {
  test('returns null initially', () => {
    expect(after([])).toBeNull();
  });

  test('resets to null on close after any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        expect(after([...events, { type: 'closed' }])).toBeNull();
      }),
    );
  });

  test('follows the last press of play or pause, but ignores play while a panel is open', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyReasons, (events, pausedBy) => {
        const before = after(events);
        const pressed = slideshowReducer(before, { type: 'playPressed', pausedBy });
        expect(pressed).toBe(pausedBy.has('panel') ? before : true);
        expect(slideshowReducer(pressed, { type: 'pausePressed' })).toBe(false);
        expect(slideshowReducer(pressed, { type: 'ended' })).toBe(false);
      }),
    );
  });
});

describe('pause reasons', () => {
  const playing = { isStarted: true, awayReason: null, external: [] } as const;

  test.each([
    { name: 'are empty while playing', input: playing, expected: [] },
    { name: 'include "stopped" before the start', input: { ...playing, isStarted: false }, expected: ['stopped'] },
    { name: 'include a hidden tab', input: { ...playing, awayReason: 'hiddenTab' as const }, expected: ['hiddenTab'] },
    { name: 'include an open panel', input: { ...playing, external: ['panel'] as const }, expected: ['panel'] },
    {
      name: 'are combined',
      input: { isStarted: false, awayReason: 'windowBlur' as const, external: ['zoom'] as const },
      expected: ['zoom', 'stopped', 'windowBlur'],
    },
  ])('$name', ({ input, expected }) => {
    expect(pauseReasonsOf(input)).toEqual(new Set(expected));
  });

  test('contain the external reasons, and "stopped" before the start', () => {
    fc.assert(
      fc.property(anyReasons, fc.boolean(), (external, isStarted) => {
        const pausedBy = pauseReasonsOf({ isStarted, awayReason: null, external });
        expect(pausedBy).toEqual(new Set(isStarted ? external : [...external, 'stopped']));
      }),
    );
  });
});

describe('slideshowStep', () => {
  test.each([
    { position: { index: 0, count: 3, hasNext: true, loop: false }, step: 'next' },
    { position: { index: 2, count: 3, hasNext: true, loop: true }, step: 'next' },
    { position: { index: 2, count: 3, hasNext: true, loop: false }, step: 'end' },
    { position: { index: 2, count: 3, hasNext: false, loop: true }, step: 'first' },
    { position: { index: 2, count: 3, hasNext: false, loop: false }, step: 'end' },
    { position: { index: 0, count: 1, hasNext: true, loop: true }, step: 'end' },
    { position: { index: -1, count: 0, hasNext: false, loop: true }, step: 'end' },
  ])('returns "$step" at $position', ({ position, step }) => {
    expect(slideshowStep(position)).toBe(step);
  });
});

describe('slideshowIntervalMs', () => {
  test.each([
    [5000, 5000],
    [2500, 2500],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
    [1e12, 2 ** 31 - 1],
  ])('converts %s ms to a timer of %s ms', (intervalMs, timerMs) => {
    expect(slideshowIntervalMs(intervalMs)).toBe(timerMs);
  });
});
