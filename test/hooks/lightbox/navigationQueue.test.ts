// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  enqueueNavigation,
  shiftNavigation,
  type NavigationRequest,
} from '../../../hooks/lightbox/lightbox/navigation.ts';
import { longestChangeMs } from '../../../hooks/slides/transition/longestChangeMs.ts';
import { LightboxModel } from './LightboxModel.ts';
import { photos } from './renderLightbox.ts';

const FRAME_MS = 1000 / 60;

const to = (toIndex: number): NavigationRequest => ({
  toIndex,
  reason: 'keyboard',
  event: undefined,
  hasWaited: true,
});

describe('enqueueNavigation', () => {
  test.each([
    ['queue', [1, 2, 3]],
    ['latest', [3]],
    ['ignore', [1, 2]],
  ] as const)('the policy %s keeps %j', (policy, expected) => {
    const queue = enqueueNavigation([to(1), to(2)], to(3), policy);
    expect(queue.map(({ toIndex }) => toIndex)).toEqual(expected);
  });

  test.each(['queue', 'latest', 'ignore'] as const)(
    'the policy %s accepts a request while nothing is running',
    (policy) => {
      const request = { ...to(3), hasWaited: false };
      expect(enqueueNavigation([], request, policy)).toEqual([request]);
    },
  );
});

describe('a navigation backlog', () => {
  /** Requests a step every `everyMs`, and returns when the last change has ended. */
  function replay(presses: number, everyMs: number, durationMs: number) {
    const model = new LightboxModel(photos(presses + 10), { durationMs });
    model.open('photo-0');
    model.load();
    let pressed = 0;
    for (let nowMs = 0; nowMs < 60_000; nowMs += FRAME_MS) {
      while (pressed < presses && pressed * everyMs <= nowMs) {
        pressed += 1;
        model.go({ step: 1 });
      }
      model.playFrame();
      const isOver = model.state.status === 'open' && !model.state.change && pressed === presses;
      if (isOver) return { nowMs, model };
    }
    throw new Error('The backlog is never replayed.');
  }

  test.each([100, 300, 625, 800, 2000])(
    'of 50 steps within 1.5 s reaches slide 50 within 2 s with changes of %i ms',
    (durationMs) => {
      const { nowMs, model } = replay(50, 30, durationMs);
      expect(model.index).toBe(50);
      expect(nowMs).toBeLessThanOrEqual(2000);
    },
  );

  test('shows every slide on the way', () => {
    const { model } = replay(50, 30, 500);
    expect(model.visited.slice(-50)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  test('keeps the full duration of a single change', () => {
    expect(longestChangeMs(false, 0)).toBe(Infinity);
    expect(replay(1, 30, 500).nowMs).toBeGreaterThan(480);
  });

  test('shortens each change as it grows', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(100), (hasWaited, backlog) => {
        const next = longestChangeMs(hasWaited, backlog + 1);
        return next < longestChangeMs(hasWaited, backlog) && next > 0;
      }),
    );
  });
});

test('shiftNavigation shifts requests when images are prepended, and drops requests that are out of range', () => {
  const indices = (queue: readonly NavigationRequest[]) => queue.map(({ toIndex }) => toIndex);
  const shifted = (shift: number, offset: number, total: number) =>
    indices(shiftNavigation([to(1), to(4)], shift, { offset, total }));
  expect(shifted(3, 0, 10)).toEqual([4, 7]);
  expect(shifted(-2, 0, 10)).toEqual([2]);
  expect(shifted(3, 0, 6)).toEqual([4]);
  expect(shifted(-2, 1, 10)).toEqual([-1, 2]);
  expect(shifted(3, 5, 10)).toEqual([4]);
});
