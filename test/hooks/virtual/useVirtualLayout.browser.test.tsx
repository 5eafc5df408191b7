import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { scrollToIndex, thumbnailsLayout } from '@loggia/hooks/layout';
import { useVirtualLayout, type UseVirtualLayoutOptions, type UseVirtualLayoutResult } from '@loggia/hooks';
import { nextPaint } from '../../helpers/nextPaint.ts';

const COUNT = 5000;

interface GridProps extends Partial<UseVirtualLayoutOptions> {
  readonly onRender?: (virtualized: UseVirtualLayoutResult) => void;
}

function Grid({ onRender, ...options }: GridProps) {
  const createLayout = useCallback((width: number) => thumbnailsLayout({ count: COUNT, width, gap: 0 }), []);
  const virtualized = useVirtualLayout({ count: COUNT, createLayout, ...options });
  onRender?.(virtualized);
  return (
    <ul {...virtualized.getContainerProps({ style: { margin: 0, padding: 0, listStyle: 'none' } })}>
      {virtualized.indices.map((index) => (
        <li key={index} {...virtualized.getItemProps({ index })}>
          {index}
        </li>
      ))}
    </ul>
  );
}

beforeEach(async () => {
  await page.viewport(1000, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});

/** Records the results of the hook. */
function createProbe() {
  const results: UseVirtualLayoutResult[] = [];
  return {
    onRender: (virtualized: UseVirtualLayoutResult) => void results.push(virtualized),
    latest() {
      const latest = results.at(-1);
      if (!latest) throw new Error('Nothing was rendered.');
      return latest;
    },
    renderCount: () => results.length,
  };
}

describe('a scheduled relayout', () => {
  test('is deferred until its task runs, except for the first layout', async () => {
    const tasks: (() => void)[] = [];
    const probe = createProbe();
    await render(<Grid {...probe} scheduleRelayout={(task) => void tasks.push(task)} />);
    expect(probe.latest().layout?.width).toBe(1000);
    await page.viewport(700, 800);
    await vi.waitFor(() => expect(document.querySelector('ul')?.clientWidth).toBe(700));
    await nextPaint();
    expect(probe.latest().layout?.width).toBe(1000);
    for (const task of tasks) task();
    await vi.waitFor(() => expect(probe.latest().layout?.width).toBe(700));
  });
});

describe('an unmounted item', () => {
  test.each([
    { index: 4999, block: 'nearest' as const },
    { index: 2500, block: 'center' as const },
  ])('is scrolled into view: item $index, block $block', async ({ index, block }) => {
    const probe = createProbe();
    await render(<Grid {...probe} />);
    expect(probe.latest().indices).not.toContain(index);
    scrollToIndex(probe.latest(), index, { block });
    await vi.waitFor(() => expect(probe.latest().indices).toContain(index));
    const { top, bottom } = document.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect() ?? {
      top: -1,
      bottom: -1,
    };
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(801);
    expect(document.querySelectorAll('ul > li')).toHaveLength(probe.latest().indices.length);
  });
});

test('scrolling within the mounted items does not trigger a render', async () => {
  const probe = createProbe();
  await render(<Grid {...probe} overscan={1000} />);
  await nextPaint();
  const before = probe.renderCount();
  for (const top of [3, 9, 30]) {
    window.scrollTo(0, top);
    await nextPaint();
  }
  expect(probe.renderCount()).toBe(before);
});

test('useVirtualLayout follows a scroller in a shadow tree', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const scroller = document.createElement('div');
  scroller.style.cssText = 'height: 300px; overflow: auto';
  root.append(scroller);
  const probe = createProbe();
  await render(createPortal(<Grid {...probe} />, scroller));
  scroller.scrollTop = 30_000;
  await vi.waitFor(() => expect(Math.min(...probe.latest().indices)).toBeGreaterThan(100));
  host.remove();
});

test('useVirtualLayout removes its event listeners on unmount', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const screen = await render(<Grid />);
  await screen.unmount();
  await nextPaint();
  frames.mockClear();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  expect(frames).not.toHaveBeenCalled();
});
