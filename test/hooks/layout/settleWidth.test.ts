import { describe, expect, test } from 'vitest';
import { settleWidth } from '../../../hooks/gallery/layout/engine/watchContainer.ts';
import type { MeasuredWidth, SettledWidth } from '../../../hooks/gallery/layout/engine/watchContainer.ts';

const measured = (width: number, timeMs = 0, windowWidth = 1000): MeasuredWidth => ({ width, timeMs, windowWidth });

function settle(...measures: readonly MeasuredWidth[]): number | undefined {
  let settled: SettledWidth | undefined;
  for (const next of measures) settled = settleWidth(settled, next);
  return settled?.width;
}

describe('the width to lay out at', () => {
  test.each<{ title: string; measures: MeasuredWidth[]; width: number }>([
    { title: 'is the first one measured', measures: [measured(985)], width: 985 },
    { title: 'follows the container', measures: [measured(985), measured(700, 20)], width: 700 },
    {
      title: 'stays beside a scrollbar that our own layout brought and took away again',
      measures: [measured(1000), measured(985, 16), measured(1000, 32)],
      width: 985,
    },
    {
      title: 'stays however often the scrollbar comes and goes',
      measures: [measured(1000), measured(985, 16), measured(1000, 32), measured(985, 48), measured(1000, 64)],
      width: 985,
    },
    {
      title: 'is taken back when the visitor resized the window',
      measures: [measured(1000), measured(985, 16, 985), measured(1000, 32, 1000)],
      width: 1000,
    },
    {
      title: 'is taken back when it comes back later, for another reason',
      measures: [measured(1000), measured(985, 16), measured(1000, 5000)],
      width: 1000,
    },
    {
      title: 'is taken back when it is more than a scrollbar wide',
      measures: [measured(1000), measured(900, 16), measured(1000, 32)],
      width: 1000,
    },
    {
      title: 'is taken back when it was another one before',
      measures: [measured(1000), measured(985, 16), measured(995, 32)],
      width: 995,
    },
  ])('$title', ({ measures, width }) => {
    expect(settle(...measures)).toBe(width);
  });

  test('is the very same object while nothing changes, rounding aside', () => {
    const settled = settleWidth(undefined, measured(984.796875));
    expect(settleWidth(settled, measured(984.797, 500))).toBe(settled);
  });
});
