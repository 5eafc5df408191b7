import { describe, expect, test, vi } from 'vitest';
import { createPageState, resetPageState } from '../../../hooks/core/shared/pageState.ts';
import { watchPresses } from '../../../hooks/core/dialog/engine/focusByPress.ts';
import { lockScroll } from '../../../hooks/core/dialog/engine/lockScroll.ts';
import { warnOnce } from '../../../hooks/core/shared/developerMessages.ts';

/** Not the name of a module, whose reset would be lost. */
const NAME = String('test') as Parameters<typeof createPageState>[0];

const createCounts = () =>
  createPageState<{ count: number; names: Set<string> }>(NAME, () => ({ count: 0, names: new Set() }));

describe('page state', () => {
  test('keeps its identity on reset, with initial values', () => {
    const page = createCounts();
    const { names } = page;
    page.count += 1;
    names.add('one');
    resetPageState();
    expect(page).toEqual({ count: 0, names: new Set() });
    expect(page.names).not.toBe(names);
  });

  test('disposes its old content before it is initialized again', () => {
    const ends: number[] = [];
    const page = createPageState(
      NAME,
      () => ({ frame: 0 }),
      ({ frame }) => void ends.push(frame),
    );
    page.frame = 7;
    resetPageState();
    expect([ends, page.frame]).toEqual([[7], 0]);
  });

  test('replaces the previous state on reset after its module was reloaded', () => {
    const [before, now] = [createCounts(), createCounts()];
    before.count = 1;
    now.count = 1;
    resetPageState();
    expect([before.count, now.count]).toEqual([1, 0]);
  });
});

describe('a reset', () => {
  test('lets a warning be logged again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    warnOnce('a test');
    warnOnce('a test');
    resetPageState();
    warnOnce('a test');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('unlocks the page, and later releases of old locks have no effect', () => {
    const release = lockScroll(document);
    resetPageState();
    expect(document.documentElement.style.overflowY).toBe('');
    const own = lockScroll(document);
    release();
    expect(document.documentElement.style.overflowY).toBe('hidden');
    own();
    expect(document.documentElement.style.overflowY).toBe('');
  });

  test('removes the listeners of the page, and lets new ones be added', () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    const end = watchPresses();
    resetPageState();
    expect(remove).toHaveBeenCalledWith('click', expect.any(Function), true);
    end();
    watchPresses()();
    expect(add.mock.calls.filter(([type]) => type === 'click')).toHaveLength(2);
  });
});
