import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSubmenuHover, type SubmenuHover } from '../../../hooks/site/navigation/useSubmenuHover.ts';

type HoverEvent = Parameters<SubmenuHover['move']>[0];

/** Renders a menu of stacked items, each 50 px high, with the submenu of `family` to their right. */
function renderHover(isOpen = true, enabled = true) {
  const items = new Map(['family', 'land'].map((id) => [id, document.createElement('li')]));
  const submenuElement = document.createElement('ul');
  submenuElement.getBoundingClientRect = () => new DOMRect(200, 0, 200, 300);
  const openSubmenu = { id: 'family', level: 1, itemElement: items.get('family') ?? null, submenuElement };
  const onHover = vi.fn<(id: string | null) => void>();
  const { result, unmount } = renderHook(() =>
    useSubmenuHover({ enabled, openSubmenu: isOpen ? openSubmenu : undefined, onHover }),
  );
  const at = (clientX: number, clientY: number, id?: string, pointerType = 'mouse') =>
    ({ clientX, clientY, pointerType, currentTarget: (id && items.get(id)) || document.body }) as unknown as HoverEvent;
  return {
    onHover,
    unmount,
    enter: (id: string, x: number, y: number, type?: string) => act(() => result.current.enter(id, at(x, y, id, type))),
    move: (x: number, y: number) => act(() => result.current.move(at(x, y))),
    leave: (x: number, y: number) => act(() => result.current.leave(at(x, y))),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a pointer that leaves an item with an open submenu', () => {
  test('hovers a neighboring item only after 300 ms if heading for the submenu', () => {
    const { onHover, move, enter } = renderHover();
    move(150, 45);
    enter('land', 165, 55);
    act(() => vi.advanceTimersByTime(299));
    expect(onHover).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onHover.mock.calls).toEqual([['land']]);
  });

  test('hovers only the submenu if it arrives within 300 ms', () => {
    const { onHover, move, enter } = renderHover();
    move(150, 45);
    enter('land', 165, 55);
    enter('family', 205, 80);
    act(() => vi.advanceTimersByTime(1000));
    expect(onHover.mock.calls).toEqual([['family']]);
  });

  test('hovers the neighboring item immediately if it moves straight down', () => {
    const { onHover, move, enter } = renderHover();
    move(150, 45);
    enter('land', 150, 55);
    expect(onHover.mock.calls).toEqual([['land']]);
  });

  test('hovers the neighboring item as soon as it turns away from the submenu', () => {
    const { onHover, move, enter } = renderHover();
    move(150, 45);
    enter('land', 165, 55);
    move(120, 70);
    expect(onHover.mock.calls).toEqual([['land']]);
  });

  test('stops hovering when it leaves the menu, or 300 ms later if heading for the submenu', () => {
    const { onHover, move, leave } = renderHover();
    move(150, 45);
    leave(190, 60);
    expect(onHover).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(300));
    expect(onHover.mock.calls).toEqual([[null]]);
    move(150, 45);
    leave(100, -5);
    expect(onHover.mock.calls).toEqual([[null], [null]]);
  });
});

test('a neighboring item is hovered immediately if no submenu is open', () => {
  const { onHover, move, enter } = renderHover(false);
  move(150, 45);
  enter('land', 165, 55);
  expect(onHover.mock.calls).toEqual([['land']]);
});

test('an item is never hovered by touch, or by any pointer in a disabled menu', () => {
  const { onHover, enter } = renderHover();
  enter('land', 165, 55, 'touch');
  expect(onHover).not.toHaveBeenCalled();
  const off = renderHover(true, false);
  off.enter('land', 165, 55);
  expect(off.onHover).not.toHaveBeenCalled();
});

test('a pending hover is canceled on unmount', () => {
  const { onHover, move, enter, unmount } = renderHover();
  move(150, 45);
  enter('land', 165, 55);
  unmount();
  act(() => vi.advanceTimersByTime(1000));
  expect(onHover).not.toHaveBeenCalled();
});
