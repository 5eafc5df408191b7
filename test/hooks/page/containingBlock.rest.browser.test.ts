import { afterEach, describe, expect, test } from 'vitest';
import { IN_TOP_LAYER, isContainedBy, positionOf } from '../../../hooks/site/page/engine/highestTop.ts';

afterEach(() => document.body.replaceChildren());

const STYLES: readonly string[] = [
  'position: static',
  'position: relative',
  'position: sticky',
  'transform: translateZ(0)',
  'translate: 0 0',
  'rotate: 0deg',
  'scale: 1',
  'perspective: 800px',
  'offset-path: path("M0 0 L1 1")',
  'filter: blur(0)',
  'backdrop-filter: blur(0)',
  'transform-style: preserve-3d',
  'contain: strict',
  'contain: content',
  'contain: paint',
  'contain: layout',
  'contain: size',
  'contain: style',
  'content-visibility: auto',
  'content-visibility: hidden',
  'will-change: transform',
  'will-change: top, filter',
  'will-change: contain',
  'will-change: position',
  'will-change: opacity',
  'container-type: inline-size',
  'opacity: 0.5',
  'isolation: isolate',
  'overflow: auto',
];

/** Whether the browser places something in a box by the box, and not by the window: where they move apart, it does not. */
function goesAlong(box: HTMLElement, position: string): boolean {
  const inner = document.createElement('div');
  inner.style.cssText = `position: ${position}; inset-block-start: 0; block-size: 5px; inline-size: 5px`;
  box.append(inner);
  const before = inner.getBoundingClientRect().top;
  box.style.marginBlockStart = '400px';
  const isMoved = inner.getBoundingClientRect().top !== before;
  inner.remove();
  box.style.marginBlockStart = '';
  return isMoved;
}

describe.each(['block', 'flex', 'inline-block', 'contents'])('an element in a box with display: %s', (display) => {
  test.each(STYLES)('with %s has the box as its containing block where the browser says so', (css) => {
    const box = document.createElement('div');
    box.style.cssText = `display: ${display}; block-size: 100px; ${css}`;
    document.body.append(box);
    for (const position of ['absolute', 'fixed']) {
      expect([position, isContainedBy(position, getComputedStyle(box))]).toEqual([position, goesAlong(box, position)]);
    }
  });
});

test('a modal dialog is placed by the window, and a non-modal one by its box', () => {
  document.body.innerHTML = '<div style="transform: translateZ(0)"><dialog>Words</dialog></div>';
  const dialog = document.querySelector('dialog');
  if (!dialog) return expect.unreachable();
  dialog.show();
  expect(positionOf(dialog, getComputedStyle(dialog))).toBe('absolute');
  dialog.close();
  dialog.showModal();
  expect(positionOf(dialog, getComputedStyle(dialog))).toBe(IN_TOP_LAYER);
});
