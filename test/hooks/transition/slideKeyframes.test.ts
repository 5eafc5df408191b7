// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import { slideKeyframes } from '../../../hooks/slides/transition/slideEffects.ts';

const NAMES = Object.entries(SLIDE_EFFECTS).flatMap(([, effect]) =>
  effect.kind === 'tiles' || effect.kind === 'fade' || effect.kind === 'shift' ? [effect] : [],
);

/** Forward and backward in left-to-right layouts, then both in right-to-left layouts. */
const WAYS = [
  { direction: 'forward', isRightToLeft: false },
  { direction: 'backward', isRightToLeft: false },
  { direction: 'forward', isRightToLeft: true },
  { direction: 'backward', isRightToLeft: true },
] as const;

describe('the outgoing slide', () => {
  const still = 'rotate(0deg) translate(0%, 0%)';
  const left = (percent: number, rest = 'scale(1)') => `rotate(0deg) translate(${percent}%, 0%) ${rest}`;
  const down = (percent: number) => `rotate(0deg) translate(0%, ${percent}%) scale(1)`;
  const fan = (sign: number) => `rotate(${45 * sign}deg) translate(${100 * sign}px, 0px) scale(1)`;

  test.each([
    ['slideH', [left(-100), left(100), left(100), left(-100)]],
    ['sliceH', [left(-100), left(100), left(100), left(-100)]],
    ['slideV', [down(100), down(-100), down(100), down(-100)]],
    ['sliceV', [down(-100), down(100), down(-100), down(100)]],
    ['fan', [fan(1), fan(-1), fan(-1), fan(1)]],
    ['scaleOut', WAYS.map(() => `${still} scale(1.5)`)],
    ['scaleIn', WAYS.map(() => `${still} scale(0.5)`)],
    ['blockScale', WAYS.map(() => `${still} scale(0.6)`)],
    ['kaleidoscope', WAYS.map(() => `${still} scale(1)`)],
    ['blindH', WAYS.map(() => `${still} scale(0.7)`)],
    ['blindV', WAYS.map(() => `${still} scale(0.7)`)],
    ['fade', WAYS.map(() => 'none')],
    ['shift', [-32, 32, 32, -32].map((px) => `translateX(${px}px)`)],
  ] as const)(
    'reaches the end position of %s, forward and backward, left-to-right and right-to-left',
    (name, expected) => {
      const ends = WAYS.map((way) => slideKeyframes({ effect: SLIDE_EFFECTS[name], ...way }).outgoing[1].transform);
      const withoutMinusZero = ends.map((end) => end.replaceAll('-0', '0'));
      expect(withoutMinusZero).toEqual(expected);
    },
  );

  test('ends transparent, unless it has moved out of view', () => {
    const opacityOf = (name: 'fade' | 'fan' | 'slideH' | 'slideV') =>
      slideKeyframes({ effect: SLIDE_EFFECTS[name], ...WAYS[0] }).outgoing[1].opacity;
    expect((['fade', 'fan', 'slideH', 'slideV'] as const).map(opacityOf)).toEqual([0, 0, 1, 1]);
  });

  test.each(NAMES)('starts at rest, and animates only transform and opacity: %j', (effect) => {
    for (const way of WAYS) {
      const { outgoing, incoming } = slideKeyframes({ effect, ...way });
      expect(outgoing[0].opacity).toBe(1);
      expect([
        'none',
        'rotate(0deg) translate(0%, 0%) scale(1)',
        'rotate(0deg) translate(0px, 0px) scale(1)',
      ]).toContain(outgoing[0].transform);
      for (const frame of [...outgoing, ...(incoming ?? [])]) {
        expect(Object.keys(frame).toSorted()).toEqual(['opacity', 'transform']);
      }
    }
  });
});

test('the incoming slide of a shift enters from the opposite side', () => {
  const starts = WAYS.map((way) => slideKeyframes({ effect: SLIDE_EFFECTS.shift, ...way }).incoming?.[0].transform);
  expect(starts).toEqual([32, -32, -32, 32].map((px) => `translateX(${px}px)`));
});

test('the incoming slide fades in, or stays below the tiles', () => {
  for (const effect of NAMES) {
    const opacities = slideKeyframes({ effect, ...WAYS[0] }).incoming?.map(({ opacity }) => opacity);
    expect(opacities).toEqual(effect.kind === 'tiles' ? undefined : [0, 1]);
  }
});
