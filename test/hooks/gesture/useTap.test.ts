import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DOUBLE_TAP_MS } from '../../../hooks/core/gesture/constants.ts';
import type { GestureInput } from '../../../hooks/core/gesture/GestureInput.ts';
import { useTap } from '../../../hooks/core/gesture/useTap.ts';
import { noteDismissal } from '../../../hooks/core/shared/engine/dismissedPress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const input = (type: GestureInput['type'], given: Partial<GestureInput> = {}): GestureInput => ({
  type,
  pointerId: 1,
  pointerType: 'touch',
  buttons: 1,
  clientX: 0,
  clientY: 0,
  timeStamp: 0,
  event: new Event(type),
  ...given,
});
const down = (given?: Partial<GestureInput>) => input('pointerdown', given);
const up = (given?: Partial<GestureInput>) => input('pointerup', given);

function renderTap() {
  const onTap = vi.fn<(event: PointerEvent) => void>();
  const { result, unmount } = renderHook(() => useTap(onTap));
  const send = (...inputs: readonly GestureInput[]) => {
    for (const each of inputs) result.current(each);
  };
  return { onTap, send, unmount };
}

describe('useTap', () => {
  test('reports a tap once a second tap can no longer follow', () => {
    const { onTap, send } = renderTap();
    send(down(), up());
    vi.advanceTimersByTime(DOUBLE_TAP_MS - 1);
    expect(onTap).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  test.each<[string, readonly GestureInput[]]>([
    ['that taps twice', [down(), up(), down({ timeStamp: 100 }), up({ timeStamp: 150 })]],
    ['that moves', [down(), up({ clientX: 8 })]],
    ['that is held down', [down(), up({ timeStamp: DOUBLE_TAP_MS + 1 })]],
    ['that is canceled', [down(), input('pointercancel')]],
    ['that is joined by another pointer', [down(), down({ pointerId: 2 }), up({ pointerId: 2 }), up()]],
    ['of type mouse', [down({ pointerType: 'mouse' }), up({ pointerType: 'mouse' })]],
  ])('reports no tap for a pointer %s', (_, inputs) => {
    const { onTap, send } = renderTap();
    send(...inputs);
    vi.advanceTimersByTime(DOUBLE_TAP_MS);
    expect(onTap).not.toHaveBeenCalled();
  });

  test('reports no tap on a button', () => {
    const { onTap, send } = renderTap();
    const button = document.createElement('button');
    const event = new Event('pointerdown');
    button.dispatchEvent(event);
    send(down({ event }), up());
    vi.advanceTimersByTime(DOUBLE_TAP_MS);
    expect(onTap).not.toHaveBeenCalled();
  });

  test('does not report a tap that closed a menu', () => {
    const { onTap, send } = renderTap();
    const event = new Event('pointerdown');
    noteDismissal(event);
    send(down({ event }), up());
    vi.advanceTimersByTime(DOUBLE_TAP_MS);
    expect(onTap).not.toHaveBeenCalled();
  });

  test('reports no tap after unmounting', () => {
    const { onTap, send, unmount } = renderTap();
    send(down(), up());
    unmount();
    vi.advanceTimersByTime(DOUBLE_TAP_MS);
    expect(onTap).not.toHaveBeenCalled();
  });
});
