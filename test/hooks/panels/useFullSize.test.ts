import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { useFullSize } from '@loggia/hooks/panels';

/** A dialog whose one movement ends when the test says so. */
function movingDialog() {
  let end: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (end = resolve));
  const dialog = Object.assign(document.createElement('dialog'), { getAnimations: () => [{ finished }] });
  return { dialog: dialog as unknown as HTMLElement, end: () => end() };
}

describe('a pop-up that fills the window', () => {
  test('fills it at once, and until it has its own size again', async () => {
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

  test('goes on filling it where it is maximised again while it shrinks', async () => {
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
