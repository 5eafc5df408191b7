import { renderHook } from '@testing-library/react-hooks';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useProgressBar, type UseProgressBarOptions } from '../../../hooks/index.ts';
import { ProgressBar } from '../../../ui/index.ts';

const barOf = (options: Omit<UseProgressBarOptions, 'label'>) =>
  renderHook(() => useProgressBar({ label: 'Settled', ...options })).result.current;

test.each([
  [{ value: 82 }, 0.82, '82%', '82%'],
  [{ value: 3, max: 8 }, 0.375, '38%', '38%'],
  [{ value: 3, max: 8, valueText: 'three of eight' }, 0.375, 'three of eight', '38%'],
  [{ value: -5 }, 0, '0%', '0%'],
  [{ value: 140 }, 1, '100%', '100%'],
  [{ value: 5, max: 0 }, 0, '0%', '0%'],
  [{ value: Number.NaN }, 0, '0%', '0%'],
  [{ value: 5, max: Number.NaN }, 0, '0%', '0%'],
])('%o fills %f of the bar with the value text "%s"', (options, fraction, text, width) => {
  const bar = barOf(options);
  expect(bar.fraction).toBe(fraction);
  expect(bar.valueText).toBe(text);
  expect(bar.getFillProps({ height: 6 })).toEqual({ width, height: 6 });
});

test('a progress bar is a labeled meter with a range and a value', () => {
  expect(barOf({ value: 6, max: 8 }).getBarProps({ id: 'own' })).toMatchObject({
    id: 'own',
    role: 'meter',
    'aria-label': 'Settled',
    'aria-valuemin': 0,
    'aria-valuemax': 8,
    'aria-valuenow': 6,
    'aria-valuetext': '75%',
  });
});

test.each([{ value: Number.NaN }, { value: 5, max: Number.NaN }, { value: 5, max: -8 }, { value: 5, max: Infinity }])(
  'an invalid value or maximum is exposed as zero: %o',
  (options) => {
    const { 'aria-valuenow': now, 'aria-valuemax': max } = barOf(options).getBarProps();
    expect(now).toBe(0);
    expect(max).toBeGreaterThanOrEqual(0);
    expect(max).toBeLessThan(Infinity);
  },
);

test('a server-rendered progress bar is filled without a style attribute', () => {
  const html = renderToString(<ProgressBar label="Settled" value={82} />);
  expect(html).toContain('<rect width="82%"');
  expect(html).not.toMatch(/\sstyle=|data-reveal/);
});
