import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFingerFilter, type GestureInput } from '../../../hooks/core/gesture/GestureInput.ts';

// @vitest-environment node

const names = { d: 'pointerdown', m: 'pointermove', u: 'pointerup', c: 'pointercancel' } as const;
type Letter = keyof typeof names;
const event = new Event('pointer');

/** `d1 m1 u1`: pointer 1 goes down, moves and goes up. */
const inputsOf = (text: string): GestureInput[] =>
  text.split(' ').map((word, index) => ({
    type: names[word[0] as Letter],
    pointerId: Number(word.slice(1)),
    pointerType: 'touch',
    buttons: 1,
    clientX: index,
    clientY: 0,
    timeStamp: index,
    event,
  }));
const textOf = (inputs: readonly GestureInput[]) =>
  inputs.map(({ type, pointerId }) => `${type.slice(7)[0] ?? ''}${pointerId}`).join(' ');
const filtered = (text: string, resumes: boolean) => {
  const filter = createFingerFilter({ resumes });
  return textOf(inputsOf(text).flatMap((input) => filter(input)));
};

describe('createFingerFilter', () => {
  test.each([
    ['passes a single touch', 'd1 m1 u1', 'd1 m1 u1', 'd1 m1 u1'],
    ['cancels the first touch when a second one starts', 'd1 m1 d2 m1 m2 u1 u2', 'd1 m1 c1', 'd1 m1 c1 d2 u2'],
    ['continues with the remaining touch only if it resumes', 'd1 d2 u2 m1 u1', 'd1 c1', 'd1 c1 d1 m1 u1'],
    ['starts over once all touches have ended', 'd1 d2 u1 u2 d3 u3', 'd1 c1 d3 u3', 'd1 c1 d2 u2 d3 u3'],
    ['cancels a gesture of three touches', 'd1 d2 d3 u1 u2 u3', 'd1 c1', 'd1 c1 d3 u3'],
    ['ignores a touch that never started', 'm7 u7 d1 u1', 'd1 u1', 'd1 u1'],
    ['ends the gesture of a canceled touch', 'd1 m1 c1', 'd1 m1 c1', 'd1 m1 c1'],
  ])('%s', (_, text, single, resumed) => {
    expect(filtered(text, false)).toBe(single);
    expect(filtered(text, true)).toBe(resumed);
  });

  test('passes one end event for each start event, without overlapping gestures', () => {
    const word = fc.tuple(fc.constantFrom('d', 'm', 'u', 'c'), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.boolean(), (words, resumes) => {
        const down = new Set<number>();
        const filter = createFingerFilter({ resumes });
        let active: number | null = null;
        for (const [letter, id] of words) {
          if ((letter === 'd') === down.has(id)) continue;
          if (letter === 'd') down.add(id);
          if (letter === 'u' || letter === 'c') down.delete(id);
          for (const passed of inputsOf(`${letter}${id}`).flatMap((input) => filter(input))) {
            expect(active).toBe(passed.type === 'pointerdown' ? null : passed.pointerId);
            if (passed.type !== 'pointermove') active = passed.type === 'pointerdown' ? passed.pointerId : null;
          }
        }
        if (active !== null) expect(down.has(active)).toBe(true);
      }),
    );
  });
});
