import { afterEach, expect, test, vi } from 'vitest';
import { watchEntries } from '../../../hooks/gallery/album/useVirtualEntries.ts';

type Change = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

let tell: (changes: readonly Change[]) => void = () => undefined;

class FakeObserver {
  constructor(callback: typeof tell) {
    tell = callback;
  }
  observe(): void {}
  disconnect(): void {}
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function listOf(count: number): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...Array.from({ length: count }, () => document.createElement('li')));
  document.body.append(list);
  return list;
}

test('watchEntries reads all heights of a long list before writing any', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const list = listOf(40);
  const steps: string[] = [];
  for (const item of list.children) {
    Object.defineProperty(item, 'offsetHeight', { get: () => (steps.push('read'), 160) });
    Object.defineProperty(item, 'style', {
      value: {
        set minHeight(_: string) {
          steps.push('written');
        },
      },
    });
  }
  const onChange = vi.fn();
  watchEntries(list, String, onChange);
  tell([...list.children].map((target, index) => ({ target, isIntersecting: index < 4 })));
  expect(onChange).toHaveBeenCalledWith(new Set(['0', '1', '2', '3']));
  expect(steps).toEqual([...Array<string>(36).fill('read'), ...Array<string>(40).fill('written')]);
});

test('watchEntries reserves the height of an entry outside the viewport and releases the height when the entry returns', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const list = listOf(2);
  const [first] = list.children as HTMLCollectionOf<HTMLElement>;
  if (!first) throw new Error('The list has entries.');
  Object.defineProperty(first, 'offsetHeight', { value: 160 });
  watchEntries(list, String, vi.fn());
  tell([{ target: first, isIntersecting: false }]);
  expect(first.style.minHeight).toBe('160px');
  tell([{ target: first, isIntersecting: true }]);
  expect(first.style.minHeight).toBe('');
});

test('watchEntries treats all entries as near the viewport if IntersectionObserver is unsupported', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const onChange = vi.fn();
  watchEntries(listOf(3), String, onChange);
  expect(onChange).toHaveBeenCalledWith(new Set(['0', '1', '2']));
});
