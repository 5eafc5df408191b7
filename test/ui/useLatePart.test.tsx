import { act, fireEvent, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLatePart } from '../../ui/useLatePart.ts';

// The frames of jsdom stand still for good where another file's timers were false while one was asked for.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nextFrame = () => act(async () => void (await vi.advanceTimersToNextFrame()));

test('code that comes in the middle of a press waits for its end, whatever loses focus meanwhile', async () => {
  let arrive: (part: string) => void = () => expect.unreachable();
  const load = () =>
    new Promise<string>((resolve) => {
      arrive = resolve;
    });
  const { result } = renderHook(() => useLatePart(load));
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  fireEvent.pointerDown(document.body);
  field.blur();
  await act(async () => arrive('part'));
  await nextFrame();
  await nextFrame();
  expect(result.current.part).toBeNull();
  fireEvent.pointerUp(document.body);
  await nextFrame();
  await nextFrame();
  expect(result.current.part).toBe('part');
});
