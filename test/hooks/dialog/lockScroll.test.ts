import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockScroll } from '../../../hooks/core/dialog/engine/lockScroll.ts';

const root = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1265);
});
afterEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute('style');
});

const support = (isSupported: boolean) => vi.stubGlobal('CSS', { supports: () => isSupported });

describe('the place of the scrollbar', () => {
  test('stays free as a gutter, which moves nothing', () => {
    support(true);
    const unlock = lockScroll(document);
    expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('');
    unlock();
    expect(root.getAttribute('style')).toBeNull();
  });

  test('stays free as padding where there are no gutters, on top of the padding that is there', () => {
    support(false);
    root.style.setProperty('padding-inline-end', '10px');
    const unlock = lockScroll(document);
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('25px');
    unlock();
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('10px');
  });

  test('is nothing on a page without one', () => {
    support(false);
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1280);
    const unlock = lockScroll(document);
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('');
    unlock();
  });
});

test('a page locked twice is free when both have let it go, in whatever order', () => {
  support(true);
  const [first, second] = [lockScroll(document), lockScroll(document)];
  first();
  expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
  second();
  expect(root.getAttribute('style')).toBeNull();
});

test('a lock that is released twice counts once', () => {
  support(true);
  const [first, second] = [lockScroll(document), lockScroll(document)];
  first();
  first();
  expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
  second();
  expect(root.getAttribute('style')).toBeNull();
});
