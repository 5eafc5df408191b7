import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { useAdjustedReducer, useAdjustedState } from '../../../hooks/core/shared/useAdjustedState.ts';

const larger = (kept: number, next: number) => Math.max(kept, next);

describe('useAdjustedState', () => {
  test('adjusts the state in the first render', () => {
    const { result } = renderHook(() =>
      useAdjustedState(
        () => 1,
        (kept) => larger(kept, 5),
      ),
    );
    expect(result.current[0]).toBe(5);
  });

  test('adjusts the state while rendering a new value, and keeps the state afterwards', () => {
    const shown: number[] = [];
    const { rerender } = renderHook(
      ({ value }) => {
        const [state] = useAdjustedState(
          () => 0,
          (kept) => larger(kept, value),
        );
        shown.push(state);
      },
      { initialProps: { value: 1 } },
    );
    shown.length = 0;
    rerender({ value: 7 });
    expect(new Set(shown)).toEqual(new Set([7]));
    rerender({ value: 2 });
    expect(shown.at(-1)).toBe(7);
  });

  test('lets the state be set outside of rendering', () => {
    const { result } = renderHook(() =>
      useAdjustedState(
        () => 1,
        (kept) => larger(kept, 1),
      ),
    );
    act(() => result.current[1](9));
    expect(result.current[0]).toBe(9);
  });
});

describe('useAdjustedReducer', () => {
  const reducer = vi.fn((_: string, event: string) => event);

  test('handles both events derived from a render and dispatched events', () => {
    const { result, rerender } = renderHook(
      ({ wish }) =>
        useAdjustedReducer(
          reducer,
          () => 'closed',
          (state) => (wish !== null && state !== wish ? wish : null),
        ),
      { initialProps: { wish: 'open' as string | null } },
    );
    expect(result.current[0]).toBe('open');
    const [, dispatch] = result.current;
    rerender({ wish: null });
    act(() => result.current[1]('away'));
    expect(result.current).toEqual(['away', dispatch]);
  });
});
