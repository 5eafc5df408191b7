import { useCallback } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { thumbnailsLayout } from '@loggia/hooks/layout';
import { useVirtualLayout, type UseVirtualLayoutOptions } from '@loggia/hooks';

type Options = Partial<UseVirtualLayoutOptions> & { readonly count: number };

/** Detaches elements that React does not remove: their observers listen to the window, which all files share. */
const detachments: (() => void)[] = [];
afterEach(() => {
  for (const detach of detachments.splice(0)) act(detach);
});

/** Renders a list in a container of the given width, since jsdom has no layout. Its window is 768 px tall. */
function renderList(options: Options) {
  const hook = renderHook(
    (props: Options) => {
      const { count } = props;
      const createLayout = useCallback(
        (width: number) => thumbnailsLayout({ count, width, gap: 0, thumbnailHeight: 125 }),
        [count],
      );
      return useVirtualLayout({ createLayout, ...props });
    },
    { initialProps: options },
  );
  const attach = () => {
    const { ref } = hook.result.current.getContainerProps();
    if (typeof ref !== 'function') throw new Error('The list element has no ref callback.');
    act(() => void ref(document.createElement('ul')));
    detachments.push(() => void ref(null));
  };
  return { ...hook, list: () => hook.result.current, attach };
}

describe('an unmeasured list', () => {
  test('renders its first items in normal flow, without inline styles', () => {
    const { list } = renderList({ count: 10_000 });
    expect(list().indices).toHaveLength(40);
    expect(list().layout).toBeNull();
    expect(list().getItemProps({ index: 3 }).style).toBeUndefined();
    expect(list().getContainerProps().style).toBeUndefined();
  });

  test('stays in normal flow if its size cannot be measured', () => {
    const { list, attach } = renderList({ count: 10_000 });
    attach();
    expect(list().indices).toHaveLength(40);
    expect(list().layout).toBeNull();
  });

  test('stays in normal flow while disabled', () => {
    const { list, attach } = renderList({ count: 10_000, width: 1000, enabled: false });
    attach();
    expect(list().layout).toBeNull();
  });
});

describe('a list with a given width', () => {
  test('is laid out at the given width and reserves its full height', () => {
    const { list, attach } = renderList({ count: 10_000, width: 1000 });
    attach();
    expect(list().layout).toMatchObject({ width: 1000, height: 2000 * 100 });
    expect(list().getContainerProps()).toMatchObject({
      role: 'list',
      'data-measured': '',
      'data-virtualized': '',
      style: { height: 2000 * 100 },
    });
    expect(list().getItemProps({ index: 6 }).style).toEqual({
      position: 'absolute',
      insetInlineStart: 200,
      top: 100,
      width: 200,
      height: 100,
    });
  });

  test('mounts the items in the viewport and the overscan area', () => {
    const { list, attach } = renderList({ count: 10_000, width: 1000, overscan: 100 });
    attach();
    // 768 px of window and 100 px below touch nine rows of 100 px.
    expect(list().indices).toEqual(Array.from({ length: 45 }, (_, index) => index));
  });

  test('follows width changes', () => {
    const { list, attach, rerender } = renderList({ count: 10_000, width: 1000 });
    attach();
    rerender({ count: 10_000, width: 500 });
    expect(list().layout?.width).toBe(500);
  });

  test('mounts all items without position attributes if the list is short', () => {
    const { list, attach } = renderList({ count: 40, width: 100 });
    attach();
    expect(list().indices).toHaveLength(40);
    expect(list().isVirtualized).toBe(false);
    expect(list().getItemProps({ index: 3 })).not.toHaveProperty('aria-setsize', 40);
  });

  test('exposes the position of each item if the list is long', () => {
    const { list, attach } = renderList({ count: 10_000, width: 1000 });
    attach();
    expect(list().getItemProps({ index: 3 })).toMatchObject({ 'aria-setsize': 10_000, 'aria-posinset': 4 });
  });

  test('keeps the focused item, its neighbors and the pinned item mounted', () => {
    const { list, attach, rerender } = renderList({ count: 10_000, width: 1000 });
    attach();
    act(() =>
      list()
        .getItemProps({ index: 500 })
        .onFocus?.({} as never),
    );
    rerender({ count: 10_000, width: 1000, pinnedIndex: 9000 });
    expect(list().indices.slice(-4)).toEqual([499, 500, 501, 9000]);
  });

  test('does not rerender on focus if all items are mounted, and keeps the focused item when the list grows', () => {
    const { list, attach, rerender } = renderList({ count: 500, width: 1000 });
    attach();
    const before = list();
    act(() =>
      list()
        .getItemProps({ index: 400 })
        .onFocus?.({} as never),
    );
    expect(list()).toBe(before);
    rerender({ count: 10_000, width: 1000 });
    expect(list().indices.slice(-3)).toEqual([399, 400, 401]);
  });

  test('is laid out again when the list grows', () => {
    const { list, attach, rerender } = renderList({ count: 100, width: 1000 });
    attach();
    rerender({ count: 205, width: 1000 });
    expect(list().layout?.height).toBe(41 * 100);
  });
});

test('useVirtualLayout prop getters merge props and styles from the caller', () => {
  const { list, attach } = renderList({ count: 10, width: 1000 });
  attach();
  expect(list().getItemProps({ index: 0, className: 'mine', style: { top: 5 } })).toMatchObject({
    className: 'mine',
    style: { top: 5, width: 200 },
  });
});

test('a virtualized layout prints all items in normal flow', () => {
  const { list, attach } = renderList({ count: 600, width: 1000 });
  attach();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(list().indices).toHaveLength(600);
  expect(list().layout).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(list().layout).not.toBeNull();
  expect(list().isVirtualized).toBe(true);
});
