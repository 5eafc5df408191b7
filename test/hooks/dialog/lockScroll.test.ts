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

describe('lockScroll', () => {
  test('adds no padding if scrollbar gutters are supported', () => {
    support(true);
    const unlock = lockScroll(document);
    expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('');
    unlock();
    expect(root.getAttribute('style')).toBeNull();
  });

  test('adds the scrollbar width to existing padding if gutters are unsupported', () => {
    support(false);
    root.style.setProperty('padding-inline-end', '10px');
    const unlock = lockScroll(document);
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('25px');
    unlock();
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('10px');
  });

  test('adds no padding on a page without a scrollbar', () => {
    support(false);
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1280);
    const unlock = lockScroll(document);
    expect(root.style.getPropertyValue('padding-inline-end')).toBe('');
    unlock();
  });
});

test('lockScroll ignores a second release of the same lock', () => {
  support(true);
  const [first, second] = [lockScroll(document), lockScroll(document)];
  first();
  first();
  expect(root.style.getPropertyValue('overflow-y')).toBe('hidden');
  second();
  expect(root.getAttribute('style')).toBeNull();
});
