// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveSlides, type ResolveSlidesOptions } from '../../../hooks/lightbox/lightbox/navigation.ts';

const describeSlides = (options: Partial<ResolveSlidesOptions>) =>
  resolveSlides({ index: 5, outgoingIndex: null, count: 10, loop: true, neighbours: 1, ...options })
    .map(({ index, role }) => `${index} ${role}`)
    .join(', ');

describe('resolveSlides', () => {
  test.each([
    ['returns the current slide between its neighbors', {}, '4 neighbour, 5 current, 6 neighbour'],
    ['returns a neighbor at the other end of the list', { index: 0 }, '0 current, 1 neighbour, 9 neighbour'],
    ['returns no neighbor at the other end without looping', { index: 0, loop: false }, '0 current, 1 neighbour'],
    ['includes an outgoing slide far away', { outgoingIndex: 9 }, '4 neighbour, 5 current, 6 neighbour, 9 outgoing'],
    ['includes an outgoing slide next to the current one', { outgoingIndex: 4 }, '4 outgoing, 5 current, 6 neighbour'],
    ['omits an outgoing slide that has left the list', { outgoingIndex: -1 }, '4 neighbour, 5 current, 6 neighbour'],
    ['returns a single slide', { index: 0, count: 1 }, '0 current'],
    ['returns each of two slides once', { index: 0, count: 2 }, '0 current, 1 neighbour'],
    ['returns no neighbors if none are requested', { neighbours: 0 }, '5 current'],
    ['returns nothing for an empty list', { index: 0, count: 0 }, ''],
    ['returns nothing while no slide is shown', { index: -1 }, ''],
  ])('%s', (_, options, expected) => {
    expect(describeSlides(options)).toBe(expected);
  });

  test('returns a few unique slides in order, however long the list', () => {
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
