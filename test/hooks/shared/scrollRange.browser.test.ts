import { afterEach, describe, expect, test } from 'vitest';
import { scrollRange } from '../../../hooks/core/shared/engine/scrolling.ts';

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});

/** The browser's own limits of `scrollTop` when it is sent far beyond both ends. */
function reachOf(scroller: Element) {
  const [top, bottom] = [-1e6, 1e6].map((far) => {
    scroller.scrollTo({ top: far, behavior: 'instant' });
    return scroller.scrollTop;
  });
  return { top, bottom };
}

const box = (css: string, height = 500) => {
  document.body.innerHTML = `<div style="block-size: auto; width: 200px; height: 100px; overflow: auto; ${css}"><div style="flex: none; width: 50px; height: ${String(height)}px"></div></div>`;
  return document.body.firstElementChild ?? document.body;
};

describe('the computed range of scrolling is the browser’s', () => {
  test.each([
    '',
    'display: flex; flex-direction: column',
    'display: flex; flex-direction: column-reverse',
    'display: inline-flex; flex-direction: column-reverse',
    'display: flex; flex-direction: column-reverse; direction: rtl',
    'display: flex; flex-direction: row-reverse',
    'display: flex; flex-direction: row; flex-wrap: wrap-reverse',
    'display: flex; flex-direction: column-reverse; flex-wrap: wrap-reverse',
    'writing-mode: vertical-rl; display: flex; flex-direction: column; flex-wrap: wrap-reverse; direction: rtl',
    'writing-mode: vertical-rl; display: flex; flex-direction: column; flex-wrap: wrap-reverse',
    'display: grid; flex-direction: column-reverse',
    'flex-direction: column-reverse',
    'direction: rtl',
    'writing-mode: vertical-rl',
    'writing-mode: vertical-rl; direction: rtl',
    'writing-mode: vertical-lr; direction: rtl',
    'writing-mode: vertical-lr; direction: rtl; display: flex; flex-direction: column-reverse',
    'writing-mode: vertical-rl; display: flex; flex-direction: row-reverse',
    'writing-mode: vertical-rl; direction: rtl; display: flex; flex-direction: row-reverse',
    'writing-mode: sideways-lr',
    'writing-mode: sideways-lr; direction: rtl',
  ])('in a box with "%s"', (css) => {
    const scroller = box(css);
    const atStart = scrollRange(scroller);
    const reach = reachOf(scroller);
    expect((reach.bottom ?? 0) - (reach.top ?? 0)).toBe(400);
    expect([atStart, scrollRange(scroller)]).toEqual([reach, reach]);
  });

  test('in a box with room for everything', () => {
    expect(scrollRange(box('display: flex; flex-direction: column-reverse', 50))).toEqual({ top: 0, bottom: 0 });
  });

  test('in a page, whatever its body is', () => {
    box('');
    document.body.style.cssText = 'display: flex; flex-direction: column-reverse; height: 3000px';
    const scroller = document.scrollingElement ?? document.body;
    const reach = reachOf(scroller);
    expect(reach.bottom).toBeGreaterThan(1000);
    expect(scrollRange(scroller)).toEqual(reach);
  });
});
