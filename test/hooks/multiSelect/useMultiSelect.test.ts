import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { useMultiSelect, type UseMultiSelectOptions } from '@loggia/hooks';

const TAGS = ['Alps', 'Coast', 'Snow'].map((label, index) => ({ value: `${index + 1}`, label }));

const renderTags = (options: UseMultiSelectOptions = {}) =>
  renderHook((changes: UseMultiSelectOptions) => useMultiSelect({ defaultItems: TAGS, ...options, ...changes }), {
    initialProps: {},
  }).result;

describe('the methods of a multi-select', () => {
  test('apply changes immediately, even with `confirm`', () => {
    const tags = renderTags({ confirm: true });
    act(() => tags.current.select(1));
    act(() => tags.current.select('3'));
    expect(tags.current.values).toEqual(['2', '3']);
    act(() => tags.current.unselect('2'));
    act(() => tags.current.selectAll());
    expect(tags.current.valueText).toBe('Alps, Coast, Snow');
    act(() => tags.current.unselectAll());
    expect(tags.current.valueText).toBe('Select Here');
  });

  test('accumulate several changes within one render', () => {
    const tags = renderTags({ defaultValues: ['2'] });
    act(() => {
      tags.current.select('1');
      tags.current.select('3');
      tags.current.unselect('2');
    });
    expect(tags.current.values).toEqual(['1', '3']);
  });

  test('add and remove items, and deselect the removed ones', () => {
    const onValuesChange = vi.fn<NonNullable<UseMultiSelectOptions['onValuesChange']>>();
    const tags = renderTags({ defaultValues: ['1', '3'], onValuesChange });
    act(() => tags.current.removeItem('1'));
    expect(tags.current.values).toEqual(['3']);
    expect(onValuesChange).toHaveBeenLastCalledWith(['3'], expect.objectContaining({ reason: 'removed' }));
    act(() => tags.current.addItem({ value: 'x', label: 'New' }, 0));
    expect(tags.current.items.map(({ label }) => label)).toEqual(['New', 'Coast', 'Snow']);
    act(() => tags.current.disableItem('x'));
    act(() => tags.current.selectAll());
    expect(tags.current.values).toEqual(['2', '3']);
    act(() => tags.current.enableItem(0));
    act(() => tags.current.removeAll());
    expect(tags.current).toMatchObject({ items: [], values: [] });
  });

  test('throw for missing or empty items', () => {
    const tags = renderTags();
    expect(() => tags.current.select(3)).toThrow(/^index out of bounds/);
    expect(() => tags.current.disableItem('nobody')).toThrow(/^index out of bounds/);
    expect(() => tags.current.addItem({ value: '' })).toThrow(/^No value to add/);
    for (const nothing of [undefined, null]) {
      expect(() => tags.current.addItem(nothing as never)).toThrow(/^No value to add/);
    }
  });
});

describe('a controlled multi-select', () => {
  test('lets callbacks cancel a selection and an open', () => {
    const tags = renderTags({
      onValuesChange: (_, details) => details.cancel(),
      onOpenChange: (_, details) => details.cancel(),
    });
    act(() => tags.current.select(0));
    act(() => tags.current.open());
    expect(tags.current).toMatchObject({ isOpen: false, values: [] });
  });

  test('keeps the given values, and reports every requested change', async () => {
    const onValuesChange = vi.fn<NonNullable<UseMultiSelectOptions['onValuesChange']>>();
    const tags = renderTags({ values: ['2'], onValuesChange });
    act(() => tags.current.select(0));
    expect(tags.current.values).toEqual(['2']);
    await Promise.resolve();
    act(() => tags.current.select('3'));
    expect(onValuesChange).toHaveBeenLastCalledWith(['2', '3'], expect.anything());
  });

  test('closes when disabled', () => {
    const { result, rerender } = renderHook(({ enabled }) => useMultiSelect({ items: TAGS, enabled, name: 'tags' }), {
      initialProps: { enabled: true },
    });
    act(() => result.current.open());
    expect(result.current.isOpen).toBe(true);
    rerender({ enabled: false });
    expect(result.current).toMatchObject({ isOpen: false, formEntries: [] });
    expect(result.current.getTriggerProps()).toMatchObject({ disabled: true, 'aria-expanded': false });
  });
});
