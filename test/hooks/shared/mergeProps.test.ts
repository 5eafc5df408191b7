import { describe, expect, test, vi } from 'vitest';
import { mergeProps } from '../../../hooks/core/shared/mergeProps.ts';

describe('mergeProps', () => {
  test('prefers the caller’s values unless undefined', () => {
    expect(mergeProps({ role: 'list', id: 'ours' }, { id: 'theirs', role: undefined })).toEqual({
      role: 'list',
      id: 'theirs',
    });
  });

  test('merges styles', () => {
    expect(mergeProps({ style: { top: 1, left: 2 } }, { style: { top: 3 } })).toEqual({ style: { top: 3, left: 2 } });
    expect(mergeProps({ style: undefined }, { style: { top: 3 } })).toEqual({ style: { top: 3 } });
    expect(mergeProps({ style: { top: 1 } }, undefined)).toEqual({ style: { top: 1 } });
  });

  test('joins the ids of `aria-labelledby` and `aria-describedby`', () => {
    expect(mergeProps({ 'aria-labelledby': 'a' }, { 'aria-labelledby': 'b' })).toEqual({ 'aria-labelledby': 'a b' });
    expect(mergeProps({ 'aria-describedby': 'a' }, { 'aria-describedby': 'b' })).toEqual({ 'aria-describedby': 'a b' });
  });

  test('keeps the hook’s ref, handlers, style and id if the caller passes null', () => {
    const ours = { ref: () => {}, onClick: () => {}, style: { top: 1 }, 'aria-labelledby': 'a' };
    expect(mergeProps(ours, { ref: null, onClick: null, style: null, 'aria-labelledby': null })).toEqual(ours);
    expect(mergeProps({ title: 'ours' }, { title: null })).toEqual({ title: null });
  });

  test('runs the caller’s handler, then the hook’s handler unless the event was prevented', () => {
    const calls: string[] = [];
    const merged = mergeProps({ onClick: () => calls.push('ours') }, { onClick: () => calls.push('theirs') });
    const click = merged.onClick as (event: { defaultPrevented: boolean }) => void;
    click({ defaultPrevented: false });
    click({ defaultPrevented: true });
    expect(calls).toEqual(['theirs', 'ours', 'theirs']);
  });

  test('attaches and detaches both refs', () => {
    const object = { current: null as HTMLElement | null };
    const callback = vi.fn();
    const { ref } = mergeProps({ ref: object }, { ref: callback }) as unknown as {
      ref(element: HTMLElement | null): void;
    };
    const element = document.createElement('p');
    ref(element);
    expect([object.current, callback.mock.calls]).toEqual([element, [[element]]]);
    ref(null);
    expect([object.current, callback.mock.lastCall]).toEqual([null, [null]]);
  });

  test('returns stable handlers and refs while their sources are stable', () => {
    const ours = { onClick: () => {}, ref: () => {} };
    const theirs = { onClick: () => {}, ref: { current: null } };
    const merged = mergeProps(ours, theirs);
    expect(mergeProps({ ...ours }, { ...theirs })).toEqual(merged);
    expect(mergeProps(ours, { ...theirs, onClick: () => {} }).onClick).not.toBe(merged.onClick);
    expect(mergeProps({ ...ours, ref: () => {} }, theirs).ref).not.toBe(merged.ref);
  });
});
