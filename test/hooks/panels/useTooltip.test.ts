import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIGHTBOX_SHORTCUTS } from '../../../hooks/lightbox/lightbox/constants.ts';
import { useTooltip } from '../../../hooks/lightbox/panels/useTooltip.ts';
import type { UseTooltipOptions } from '../../../hooks/lightbox/panels/useTooltip.ts';

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

describe('the tooltip of a control', () => {
  test('appears when a pointer has rested on it, with its name and its key', () => {
    const tooltip = renderTooltip();
    point(control(0).firstElementChild as Element);
    pass(499);
    expect(tooltip.current.anchorElement).toBeNull();
    pass(1);
    expect(tooltip.current).toMatchObject({ anchorElement: control(0), text: 'Close', keyText: 'Esc' });
  });

  test('replaces that of the browser until it goes', () => {
    const tooltip = renderTooltip();
    point(control(0));
    pass(500);
    expect(control(0).title).toBe('');
    point(control(1));
    pass(0);
    expect(tooltip.current).toMatchObject({ text: 'Next image', keyText: '→' });
    expect(control(0).title).toBe('Close');
  });

  test('names the arrow of a mirrored page', () => {
    stageElement.style.direction = 'rtl';
    const tooltip = renderTooltip();
    point(control(1));
    pass(500);
    expect(tooltip.current.keyText).toBe('←');
  });

  test('names keys in the words of the page', () => {
    const tooltip = renderTooltip({ labels: { keys: { Space: 'Leertaste' } } });
    point(control(2));
    pass(500);
    expect(tooltip.current.keyText).toBe('Leertaste');
  });

  test.each([
    ['the pointer has left control and tooltip', () => stageElement.dispatchEvent(new Event('pointerleave'))],
    ['the control is pressed', () => control(0).dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['focus moves on', () => control(0).dispatchEvent(new Event('focusout', { bubbles: true }))],
  ])('goes when %s', (_, leave) => {
    const tooltip = renderTooltip();
    point(control(0));
    pass(500);
    act(() => void leave());
    pass(150);
    expect(tooltip.current.anchorElement).toBeNull();
    expect(control(0).title).toBe('Close');
  });

  test('goes at any key, and leaves the key to the page', () => {
    const tooltip = renderTooltip();
    point(control(0));
    pass(500);
    press('Control');
    expect(tooltip.current.anchorElement).toBeNull();
  });

  test('stays while the pointer is on the tooltip itself', () => {
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

  test('does not come back on a pressed control before the pointer has left it', () => {
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
    ['a finger', () => point(control(0), 'touch')],
    ['a control without a title', () => point(control(3))],
    ['a menu that shows the names of its controls', () => point(control(4))],
    ['a button whose menu is open', () => point(control(5))],
  ])('does not appear for %s', (_, act_) => {
    const tooltip = renderTooltip();
    act_();
    pass(1000);
    expect(tooltip.current.anchorElement).toBeNull();
  });

  test('gives the title back when the lightbox closes', () => {
    const { unmount } = renderHook(() => useTooltip({ status: 'open', stageElement, shortcuts: LIGHTBOX_SHORTCUTS }));
    point(control(0));
    pass(500);
    unmount();
    expect(control(0).title).toBe('Close');
  });
});
