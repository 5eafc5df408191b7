import { act, renderHook } from '@testing-library/react-hooks';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useControlsReady } from '@loggia/hooks/lightbox';
import type { LightboxStatus } from '@loggia/hooks';

test('useControlsReady is true one render after the lightbox opens, and false as soon as it closes', () => {
  const renders: string[] = [];
  const { result } = renderHook(() => {
    const [status, setStatus] = useState<LightboxStatus>('loading');
    const areReady = useControlsReady({ status });
    renders.push(`${status}${areReady ? ' with controls' : ''}`);
    return { areReady, setStatus };
  });
  for (const status of ['open', 'closed'] as const) act(() => result.current.setStatus(status));
  expect(renders.filter((state, index) => state !== renders[index - 1])).toEqual([
    'loading',
    'open',
    'open with controls',
    'closed',
  ]);
  expect(result.current.areReady).toBe(false);
});
