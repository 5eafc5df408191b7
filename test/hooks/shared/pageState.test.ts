import { describe, expect, test, vi } from 'vitest';
import { createPageState, resetPageState } from '../../../hooks/core/shared/pageState.ts';
import { watchPresses } from '../../../hooks/core/dialog/engine/focusByPress.ts';
import { lockScroll } from '../../../hooks/core/dialog/engine/lockScroll.ts';
import { warnOnce } from '../../../hooks/core/shared/developerMessages.ts';

/** Not the name of a real module, because the test would replace that module's reset function. */
const NAME = String('test') as Parameters<typeof createPageState>[0];

const createCounts = () =>
  createPageState<{ count: number; names: Set<string> }>(NAME, () => ({ count: 0, names: new Set() }));

describe('page state', () => {
  test('is the same object with initial values after a reset', () => {
    const page = createCounts();
    const { names } = page;
    page.count += 1;
    names.add('one');
    resetPageState();
    expect(page).toEqual({ count: 0, names: new Set() });
    expect(page.names).not.toBe(names);
  });

  test('is disposed of before it is initialized again', () => {
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

  test('replaces the state of an earlier module instance, as after hot reloading', () => {
    const [before, now] = [createCounts(), createCounts()];
    before.count = 1;
    now.count = 1;
    resetPageState();
    expect([before.count, now.count]).toEqual([1, 0]);
  });
});

describe('resetPageState', () => {
  test('allows a warning to be logged again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    warnOnce('a test');
    warnOnce('a test');
    resetPageState();
    warnOnce('a test');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('unlocks scrolling, and ignores later releases of earlier locks', () => {
    const release = lockScroll(document);
    resetPageState();
    expect(document.documentElement.style.overflowY).toBe('');
    const own = lockScroll(document);
    release();
    expect(document.documentElement.style.overflowY).toBe('hidden');
    own();
    expect(document.documentElement.style.overflowY).toBe('');
  });

  test('removes page listeners, and allows new ones to be added', () => {
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
