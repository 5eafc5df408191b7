import { act, renderHook } from '@testing-library/react-hooks';
import { Activity, StrictMode, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useActiveSpan } from '../../../hooks/core/shared/useActiveSpan.ts';

type Options = NonNullable<Parameters<typeof useActiveSpan>[3]>;

/** Renders a span in StrictMode, in a tree that can be hidden. */
function renderSpan(options?: Options) {
  const heard: string[] = [];
  const onStart = vi.fn(() => void heard.push('start'));
  const onFinish = vi.fn(() => void heard.push('finish'));
  let mode: 'visible' | 'hidden' = 'visible';
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <Activity mode={mode}>{children}</Activity>
    </StrictMode>
  );
  const { rerender, unmount } = renderHook((isActive: boolean) => useActiveSpan(isActive, onStart, onFinish, options), {
    initialProps: true,
    wrapper,
  });
  const settle = (action: () => void) => act(async () => action());
  return {
    heard,
    rerender: (isActive: boolean) => settle(() => rerender(isActive)),
    unmount: () => settle(unmount),
    turn: (next: typeof mode) =>
      settle(() => {
        mode = next;
        rerender(true);
      }),
  };
}

describe('useActiveSpan', () => {
  test('starts once in StrictMode, and ends when inactive', async () => {
    const span = renderSpan();
    await span.rerender(false);
    expect(span.heard).toEqual(['start', 'finish']);
  });

  test('continues while React hides the component', async () => {
    const span = renderSpan();
    await span.turn('hidden');
    await span.turn('visible');
    expect(span.heard).toEqual(['start']);
    await span.unmount();
    expect(span.heard).toEqual(['start', 'finish']);
  });

  test('ends when hidden and restarts when shown if `endsWhenHidden` is set', async () => {
    const span = renderSpan({ endsWhenHidden: true });
    await span.turn('hidden');
    expect(span.heard).toEqual(['start', 'finish']);
    await span.turn('visible');
    expect(span.heard).toEqual(['start', 'finish', 'start']);
  });
});
