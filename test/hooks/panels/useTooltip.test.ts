import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIGHTBOX_SHORTCUTS } from '../../../hooks/lightbox/lightbox/constants.ts';
import { useTooltip, type UseTooltipOptions } from '../../../hooks/lightbox/panels/useTooltip.ts';

let stageElement: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div>
      <button title="Close" data-shortcut="close"><svg></svg></button>
      <button title="Next image" data-shortcut="next"></button>
      <button title="Play" data-shortcut="togglePlay"></button>
      <button>Without a title</button>
      <div data-no-tooltips><button title="In a menu">In a menu</button></div>
      <button title="Share" data-menu-open=""></button>
    </div>`;
  stageElement = document.body.firstElementChild as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const control = (index: number) => stageElement.querySelectorAll('button')[index] as HTMLButtonElement;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const point = (element: Element, pointerType = 'mouse') =>
  act(() => {
    element.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
  });
const press = (key: string) =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

const renderTooltip = (options?: UseTooltipOptions) =>
  renderHook(() => useTooltip({ status: 'open', stageElement, shortcuts: LIGHTBOX_SHORTCUTS }, options)).result;

describe('a control’s tooltip', () => {
  test('appears with the name and the key once the pointer has rested for 500 ms', () => {
    const tooltip = renderTooltip();
    point(control(0).firstElementChild as Element);
    pass(499);
    expect(tooltip.current.anchorElement).toBeNull();
    pass(1);
    expect(tooltip.current).toMatchObject({ anchorElement: control(0), text: 'Close', keyText: 'Esc' });
  });

  test('replaces the native tooltip until it disappears', () => {
    const tooltip = renderTooltip();
    point(control(0));
    pass(500);
    expect(control(0).title).toBe('');
    point(control(1));
    pass(0);
    expect(tooltip.current).toMatchObject({ text: 'Next image', keyText: '→' });
    expect(control(0).title).toBe('Close');
  });

  test('shows the opposite arrow key on a right-to-left page', () => {
    stageElement.style.direction = 'rtl';
    const tooltip = renderTooltip();
    point(control(1));
    pass(500);
    expect(tooltip.current.keyText).toBe('←');
  });

  test('takes key names from the labels', () => {
    const tooltip = renderTooltip({ labels: { keys: { Space: 'Leertaste' } } });
    point(control(2));
    pass(500);
    expect(tooltip.current.keyText).toBe('Leertaste');
  });

  test.each([
    ['the pointer leaves the stage', () => stageElement.dispatchEvent(new Event('pointerleave'))],
    ['the control is pressed', () => control(0).dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['the control loses focus', () => control(0).dispatchEvent(new Event('focusout', { bubbles: true }))],
  ])('disappears when %s', (_, leave) => {
    const tooltip = renderTooltip();
    point(control(0));
    pass(500);
    act(() => void leave());
    pass(150);
    expect(tooltip.current.anchorElement).toBeNull();
    expect(control(0).title).toBe('Close');
  });

  test('disappears when any key is pressed', () => {
    const tooltip = renderTooltip();
    point(control(0));
    pass(500);
    press('Control');
    expect(tooltip.current.anchorElement).toBeNull();
  });

  test('stays open while the pointer is over the tooltip', () => {
    const tooltip = renderTooltip();
    point(control(0));
    pass(500);
    const panel = stageElement.appendChild(document.createElement('div'));
    panel.setAttribute('role', 'tooltip');
    point(stageElement);
    pass(100);
    point(panel);
    pass(1000);
    expect(tooltip.current.text).toBe('Close');
  });

  test('does not reappear on a pressed control until the pointer has left it', () => {
    const tooltip = renderTooltip();
    act(() => void control(0).dispatchEvent(new Event('pointerdown', { bubbles: true })));
    point(control(0));
    pass(1000);
    expect(tooltip.current.anchorElement).toBeNull();
    point(control(1));
    point(control(0));
    pass(500);
    expect(tooltip.current.text).toBe('Close');
  });

  test.each([
    ['touch', () => point(control(0), 'touch')],
    ['a control without a title', () => point(control(3))],
    ['a menu that shows the names of its controls', () => point(control(4))],
    ['a button whose menu is open', () => point(control(5))],
  ])('does not appear for %s', (_, act_) => {
    const tooltip = renderTooltip();
    act_();
    pass(1000);
    expect(tooltip.current.anchorElement).toBeNull();
  });

  test('restores the title on unmount', () => {
    const { unmount } = renderHook(() => useTooltip({ status: 'open', stageElement, shortcuts: LIGHTBOX_SHORTCUTS }));
    point(control(0));
    pass(500);
    unmount();
    expect(control(0).title).toBe('Close');
  });
});
