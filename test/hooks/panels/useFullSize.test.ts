import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { useFullSize } from '@loggia/hooks/panels';

/** A dialog whose animation ends when `end` is called. */
function movingDialog() {
  let end: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (end = resolve));
  const dialog = Object.assign(document.createElement('dialog'), { getAnimations: () => [{ finished }] });
  return { dialog: dialog as unknown as HTMLElement, end: () => end() };
}

describe('useFullSize', () => {
  test('is full-size immediately, and until the shrinking animation ends', async () => {
    const { dialog, end } = movingDialog();
    const { result, rerender } = renderHook(({ isFullSize }) => useFullSize(dialog, isFullSize), {
      initialProps: { isFullSize: false },
    });
    expect(result.current).toBe(false);
    rerender({ isFullSize: true });
    expect(result.current).toBe(true);
    rerender({ isFullSize: false });
    expect(result.current).toBe(true);
    await act(async () => end());
    expect(result.current).toBe(false);
  });

  test('stays full-size if maximized again while shrinking', async () => {
    const { dialog, end } = movingDialog();
    const { result, rerender } = renderHook(({ isFullSize }) => useFullSize(dialog, isFullSize), {
      initialProps: { isFullSize: true },
    });
    rerender({ isFullSize: false });
    rerender({ isFullSize: true });
    await act(async () => end());
    expect(result.current).toBe(true);
  });
});
