import { describe, expect, test } from 'vitest';
import {
  settleWidth,
  type MeasuredWidth,
  type SettledWidth,
} from '../../../hooks/gallery/virtual/engine/watchContainer.ts';

const measured = (width: number, timeMs = 0, windowWidth = 1000): MeasuredWidth => ({ width, timeMs, windowWidth });

function settle(...measures: readonly MeasuredWidth[]): number | undefined {
  let settled: SettledWidth | undefined;
  for (const next of measures) settled = settleWidth(settled, next);
  return settled?.width;
}

describe('settleWidth', () => {
  test.each<{ title: string; measures: MeasuredWidth[]; width: number }>([
    { title: 'uses the first measured width', measures: [measured(985)], width: 985 },
    { title: 'follows the container', measures: [measured(985), measured(700, 20)], width: 700 },
    {
      title: 'keeps the narrower width if the layout itself added and removed a scrollbar',
      measures: [measured(1000), measured(985, 16), measured(1000, 32)],
      width: 985,
    },
    {
      title: 'keeps the narrower width however often the scrollbar appears',
      measures: [measured(1000), measured(985, 16), measured(1000, 32), measured(985, 48), measured(1000, 64)],
      width: 985,
    },
    {
      title: 'uses the measured width if the user has resized the window',
      measures: [measured(1000), measured(985, 16, 985), measured(1000, 32, 1000)],
      width: 1000,
    },
    {
      title: 'uses the measured width if it returns later, for another reason',
      measures: [measured(1000), measured(985, 16), measured(1000, 5000)],
      width: 1000,
    },
    {
      title: 'uses the measured width if the difference exceeds a scrollbar',
      measures: [measured(1000), measured(900, 16), measured(1000, 32)],
      width: 1000,
    },
    {
      title: 'uses the measured width if it differs from the one before',
      measures: [measured(1000), measured(985, 16), measured(995, 32)],
      width: 995,
    },
  ])('$title', ({ measures, width }) => {
    expect(settle(...measures)).toBe(width);
  });

  test('returns the same object while the width changes only by rounding', () => {
    const settled = settleWidth(undefined, measured(984.796875));
    expect(settleWidth(settled, measured(984.797, 500))).toBe(settled);
  });
});
