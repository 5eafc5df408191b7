import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { useUnchanged } from '../../../hooks/core/shared/useUnchanged.ts';

const renderUnchanged = (first: object) => renderHook(useUnchanged<object>, { initialProps: first });

test.each<readonly [object, object]>([
  [
    { a: 1, b: 'two' },
    { b: 'two', a: 1 },
  ],
  [{ a: Number.NaN }, { a: Number.NaN }],
  [
    ['zoom', 'panel'],
    ['zoom', 'panel'],
  ],
  [{}, {}],
])('useUnchanged returns the previous object if all members are equal: %o', (first, second) => {
  const { result, rerender } = renderUnchanged(first);
  rerender(second);
  expect(result.current).toBe(first);
});

test.each<readonly [object, object]>([
  [{ a: 1 }, { a: 2 }],
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ a: [] }, { a: [] }],
  [['zoom'], ['zoom', 'panel']],
  [
    ['zoom', 'panel'],
    ['panel', 'zoom'],
  ],
])('useUnchanged returns the new object if any member differs: %o', (first, second) => {
  const { result, rerender } = renderUnchanged(first);
  rerender(second);
  expect(result.current).toBe(second);
  rerender(first);
  expect(result.current).toBe(first);
});
