import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { useGrownSizes } from '../../../hooks/lightbox/zoom/useZoom.tsx';

test('useGrownSizes scales `sizes` with the zoom, and keeps the largest value per image', () => {
  const { result, rerender } = renderHook(({ id, scale }: { id: string; scale: number }) => useGrownSizes(id, scale), {
    initialProps: { id: 'a', scale: 1 },
  });
  const sizesOf = (id: string) => result.current(id, '50vw');
  expect(sizesOf('a')).toBe('50vw');
  rerender({ id: 'a', scale: 3 });
  expect(sizesOf('a')).toBe('calc(3 * (50vw))');
  rerender({ id: 'a', scale: 2 });
  expect(sizesOf('a')).toBe('calc(3 * (50vw))');
  rerender({ id: 'b', scale: 1 });
  expect([sizesOf('a'), sizesOf('b')]).toEqual(['calc(3 * (50vw))', '50vw']);
});
