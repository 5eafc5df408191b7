import { expect, test, vi } from 'vitest';
import { createElementRegistry } from '../../../hooks/core/shared/createElementRegistry.ts';

test('an element is found by its key while mounted', () => {
  const registry = createElementRegistry<number, HTMLElement>();
  const element = document.createElement('div');
  const ref = registry.refFor(1);
  expect(registry.get(1)).toBeNull();
  ref(element);
  expect(registry.get(1)).toBe(element);
  expect([...registry.entries()]).toEqual([[1, element]]);
  ref(null);
  expect(registry.get(1)).toBeNull();
});

test('a ref keeps its identity while its element is mounted', () => {
  const registry = createElementRegistry<number, HTMLElement>();
  const ref = registry.refFor(1);
  ref(document.createElement('div'));
  expect(registry.refFor(1)).toBe(ref);
});

test('an element that replaces another one in the same commit keeps its key', () => {
  const registry = createElementRegistry<number, HTMLElement>();
  const [before, after] = [document.createElement('div'), document.createElement('div')];
  const ref = registry.refFor(1);
  ref(before);
  ref(null);
  const next = registry.refFor(1);
  next(after);
  ref(null);
  expect(registry.refFor(1)).toBe(next);
});

test('each attached element is reported', () => {
  const onAttach = vi.fn();
  const registry = createElementRegistry<string, HTMLElement>(onAttach);
  const element = document.createElement('div');
  registry.refFor('a')(element);
  expect(onAttach).toHaveBeenCalledExactlyOnceWith('a', element);
});
