import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { useImageFailure } from '@loggia/hooks/picture';

describe('useImageFailure', () => {
  test('retries if the URL changes, and again if the failed URL returns', () => {
    const { result, rerender } = renderHook(({ url }) => useImageFailure(url), { initialProps: { url: '/a.jpg' } });
    act(() => result.current.getImageProps().onError?.({} as never));
    expect(result.current.hasFailed).toBe(true);
    rerender({ url: '/a.jpg?signed=2' });
    expect(result.current.hasFailed).toBe(false);
    rerender({ url: '/a.jpg' });
    expect(result.current.hasFailed).toBe(false);
  });
});
