import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { useStableCallbacks } from '../../../hooks/core/shared/useStableCallback.ts';

test('useStableCallbacks returns stable functions that run the latest callbacks', () => {
  const { result, rerender } = renderHook(
    ({ by }) => useStableCallbacks({ add: (to: number) => to + by, take: (from: number) => from - by }),
    { initialProps: { by: 1 } },
  );
  const { add, take } = result.current;
  expect([add(5), take(5)]).toEqual([6, 4]);
  rerender({ by: 3 });
  expect(result.current).toEqual({ add, take });
  expect([add(5), take(5)]).toEqual([8, 2]);
});
