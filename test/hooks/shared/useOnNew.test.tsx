import { renderHook } from '@testing-library/react-hooks';
import { Activity, StrictMode, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useOnNew } from '../../../hooks/core/shared/useOnNew.ts';

test('useOnNew runs once per value, even if the component is hidden and shown again', () => {
  const onNew = vi.fn();
  let mode: 'visible' | 'hidden' = 'visible';
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <Activity mode={mode}>{children}</Activity>
    </StrictMode>
  );
  const { rerender } = renderHook((value: number) => useOnNew(value, onNew), { initialProps: 1, wrapper });
  for (mode of ['hidden', 'visible'] as const) rerender(1);
  expect(onNew).toHaveBeenCalledTimes(1);
  rerender(2);
  expect(onNew).toHaveBeenCalledTimes(2);
});
