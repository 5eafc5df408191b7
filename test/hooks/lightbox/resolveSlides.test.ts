// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveSlides } from '../../../hooks/lightbox/lightbox/navigation.ts';
import type { ResolveSlidesOptions } from '../../../hooks/lightbox/lightbox/navigation.ts';

const describeSlides = (options: Partial<ResolveSlidesOptions>) =>
  resolveSlides({ index: 5, outgoingIndex: null, count: 10, loop: true, neighbours: 1, ...options })
    .map(({ index, role }) => `${index} ${role}`)
    .join(', ');

describe('the slides to mount', () => {
  test.each([
    ['the shown one between its neighbours', {}, '4 neighbour, 5 current, 6 neighbour'],
    ['neighbours on the other side of the list', { index: 0 }, '0 current, 1 neighbour, 9 neighbour'],
    ['no such neighbours with loop off', { index: 0, loop: false }, '0 current, 1 neighbour'],
    ['the one that leaves, far away', { outgoingIndex: 9 }, '4 neighbour, 5 current, 6 neighbour, 9 outgoing'],
    ['the one that leaves, a neighbour', { outgoingIndex: 4 }, '4 outgoing, 5 current, 6 neighbour'],
    ['no one that left the list', { outgoingIndex: -1 }, '4 neighbour, 5 current, 6 neighbour'],
    ['one slide alone', { index: 0, count: 1 }, '0 current'],
    ['two slides, each once', { index: 0, count: 2 }, '0 current, 1 neighbour'],
    ['no neighbours', { neighbours: 0 }, '5 current'],
    ['nothing of an empty list', { index: 0, count: 0 }, ''],
    ['nothing while nothing is shown', { index: -1 }, ''],
  ])('%s', (_, options, expected) => {
    expect(describeSlides(options)).toBe(expected);
  });

  test('are few, unique, in order and in the list, however long the list is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.nat(), fc.nat(), fc.boolean(), (count, a, b, loop) => {
        const options = { index: a % count, outgoingIndex: b % count, count, loop, neighbours: 1 };
        const indices = resolveSlides(options).map(({ index }) => index);
        expect(indices).toEqual([...new Set(indices)].sort((left, right) => left - right));
        expect(indices.length).toBeLessThanOrEqual(4);
        expect(indices.every((index) => index >= 0 && index < count)).toBe(true);
      }),
    );
  });
});
