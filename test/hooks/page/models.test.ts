// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedNumber, writeNumber } from '../../../hooks/site/page/useCounter.ts';
import { easeInOutExpo } from '../../../hooks/site/page/useBackToTop.ts';
import { revealReducer, type RevealState } from '../../../hooks/site/page/useLineReveal.ts';

const BELOW = { hasPassed: false, isBelowWindow: true, order: 0 };
const BETWEEN = { hasPassed: false, isBelowWindow: false, order: 0 };
const PASSED = { hasPassed: true, isBelowWindow: false, order: 2 };

describe('a reveal box', () => {
  test.each<[string, RevealState['status'], typeof BELOW, string]>([
    ['waits if server-rendered below the viewport', 'unknown', BELOW, 'waiting'],
    ['stays visible if server-rendered in the viewport but below the reveal line', 'unknown', BETWEEN, 'shown'],
    ['stays visible if server-rendered past the reveal line', 'unknown', PASSED, 'shown'],
    ['keeps waiting while below the reveal line', 'waiting', BETWEEN, 'waiting'],
    ['is revealed once it passes the reveal line', 'waiting', PASSED, 'revealed'],
    ['stays visible when scrolled away, if visible from the start', 'shown', BELOW, 'shown'],
    ['stays revealed when scrolled away', 'revealed', BELOW, 'revealed'],
  ])('%s', (_title, status, report, expected) => {
    const state = status === 'revealed' ? { status, order: 0 } : { status };
    expect(revealReducer(state, { type: 'reported', report }).status).toBe(expected);
  });

  test.each([
    ['waiting', 'revealed'],
    ['unknown', 'shown'],
    ['shown', 'shown'],
  ] as const)('changes from %s to %s when focus enters the box', (status, expected) => {
    expect(revealReducer({ status }, { type: 'focusEntered' }).status).toBe(expected);
  });

  test.each([
    ['waiting', 'unknown'],
    ['unknown', 'unknown'],
    ['shown', 'shown'],
  ] as const)('changes from %s to %s under reduced motion', (status, expected) => {
    expect(revealReducer({ status }, { type: 'stilled' }).status).toBe(expected);
  });

  test('skips the rest of its animation when reduced motion is turned on', () => {
    expect(revealReducer({ status: 'revealed', order: 2 }, { type: 'stilled' })).toEqual({ status: 'shown' });
  });

  test('gets its position in the order of boxes revealed at the same time', () => {
    expect(revealReducer({ status: 'waiting' }, { type: 'reported', report: PASSED })).toEqual({
      status: 'revealed',
      order: 2,
    });
  });
});

describe('countedNumber from 0 to 1000', () => {
  const count = { from: 0, to: 1000, durationMs: 5000, stepMs: 50 };

  test.each([
    [0, 0],
    [49, 0],
    [50, 10],
    [2500, 500],
    [4999, 990],
    [5000, 1000],
    [90_000, 1000],
  ])('after %i ms is %i', (elapsedMs, number) => {
    expect(countedNumber({ ...count, elapsedMs })).toBe(number);
  });

  const anything = fc.record({
    from: fc.integer(),
    to: fc.integer(),
    durationMs: fc.integer({ min: 0, max: 20_000 }),
    stepMs: fc.integer({ min: 1, max: 1000 }),
    elapsedMs: fc.integer({ min: 0, max: 30_000 }),
  });

  test('stays between start and end, never reverses, and ends at the end value', () => {
    fc.assert(
      fc.property(anything, fc.nat(1000), (input, more) => {
        const { from, to } = input;
        const now = countedNumber(input);
        const later = countedNumber({ ...input, elapsedMs: input.elapsedMs + more });
        expect(Math.min(from, to)).toBeLessThanOrEqual(now);
        expect(Math.max(from, to)).toBeGreaterThanOrEqual(now);
        expect((later - now) * Math.sign(to - from)).toBeGreaterThanOrEqual(0);
        expect(countedNumber({ ...input, elapsedMs: input.durationMs + input.stepMs })).toBe(to);
      }),
    );
  });
});

describe('writeNumber', () => {
  test.each([
    [98.46, 98.5, '98.5'],
    [49.2, 98.5, '49.2'],
    [1239.6, 1240, '1240'],
    [-0.4, -12, '0'],
    [-7.5, -12, '-8'],
    [-0.04, -0.5, '0.0'],
    [0.25, 12.75, '0.25'],
  ])('formats %d in a count to %d as "%s"', (number, value, text) => {
    expect(writeNumber(number, value)).toBe(text);
  });
});

describe('scrolling to the top', () => {
  test.each([
    [0, 0],
    [0.25, 2 ** -6],
    [0.5, 0.5],
    [0.75, 1 - 2 ** -6],
    [1, 1],
  ])('at a progress of %d has covered %d of the distance', (progress, way) => {
    expect(easeInOutExpo(progress)).toBeCloseTo(way);
  });
});
