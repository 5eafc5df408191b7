import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LightboxStatus } from '../../../hooks/lightbox/lightbox/types.ts';
import { useIdle, type UseIdleOptions } from '../../../hooks/lightbox/panels/useIdle.ts';

let stageElement: HTMLElement;
const isIdle = () => stageElement.hasAttribute('data-idle');
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><button>Share</button></div>';
  stageElement = document.body.firstElementChild as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const renderIdle = (options?: UseIdleOptions, status: LightboxStatus = 'open') =>
  renderHook((shown: LightboxStatus) => useIdle({ status: shown, stageElement }, options), { initialProps: status });

describe('the idle state of a stage', () => {
  test('starts after three seconds without activity', () => {
    renderIdle();
    pass(2999);
    expect(isIdle()).toBe(false);
    pass(1);
    expect(isIdle()).toBe(true);
  });

  test.each([
    ['a pointer moves over the stage', () => stageElement.dispatchEvent(new Event('pointermove'))],
    ['a pointer is pressed on the stage', () => stageElement.dispatchEvent(new Event('pointerdown'))],
    ['focus enters the stage', () => stageElement.dispatchEvent(new Event('focusin'))],
    [
      'a key is pressed anywhere',
      () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
    ],
  ])('ends for three seconds when %s', (_, act) => {
    renderIdle();
    pass(3000);
    act();
    expect(isIdle()).toBe(false);
    pass(2000);
    act();
    pass(2999);
    expect(isIdle()).toBe(false);
    pass(1);
    expect(isIdle()).toBe(true);
  });

  test.each([
    ['a menu is open', () => stageElement.firstElementChild as Element, 'data-menu-open'],
    ['a sidebar is open', () => stageElement, 'data-sidebar'],
  ])('does not start while %s', (_, find, attribute) => {
    renderIdle();
    find().setAttribute(attribute, '');
    pass(60_000);
    expect(isIdle()).toBe(false);
    find().removeAttribute(attribute);
    pass(3000);
    expect(isIdle()).toBe(true);
  });

  test('never starts while the lightbox is closed or the hook is disabled', () => {
    const { rerender } = renderIdle();
    pass(3000);
    rerender('closed');
    expect(isIdle()).toBe(false);
    pass(60_000);
    expect(isIdle()).toBe(false);
    renderIdle({ enabled: false });
    pass(60_000);
    expect(isIdle()).toBe(false);
  });

  test('removes its timer and attribute on unmount', () => {
    const { unmount } = renderIdle({ delayMs: 100 });
    pass(100);
    expect(isIdle()).toBe(true);
    unmount();
    expect(isIdle()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
