import { useState, type CSSProperties } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import {
  ANCHORED_COLLISION_PADDING_PX,
  ANCHORED_SIDE_OFFSET_PX,
  ANCHORED_MIN_HEIGHT_PX,
  useAnchored,
  type UseAnchoredOptions,
} from '@loggia/hooks/anchored';

interface CaseProps extends Omit<UseAnchoredOptions, 'anchorElement'> {
  readonly at?: CSSProperties;
  readonly room?: CSSProperties;
}

/** A fixed button with a 200 × 100 box anchored to it. */
function Case({ at, room, ...options }: CaseProps) {
  const [anchorElement, setAnchor] = useState<HTMLElement | null>(null);
  const { getAnchoredProps, isPositioned } = useAnchored({ ...options, anchorElement });
  return (
    <>
      <button ref={setAnchor} style={{ position: 'fixed', width: 80, height: 40, padding: 0, ...at }}>
        Anchor
      </button>
      <div
        {...getAnchoredProps({ 'data-positioned': isPositioned ? '' : undefined, 'aria-label': 'Box' })}
        role="group"
      >
        <input
          aria-label="Search"
          style={{ display: 'block', width: 200, height: 100, padding: 0, border: 0, ...room }}
        />
      </div>
    </>
  );
}

const anchor = page.getByRole('button', { name: 'Anchor' });
const box = page.getByRole('group', { name: 'Box' });
const rectOf = (locator: typeof box) => locator.element().getBoundingClientRect();
const styleOf = () => (box.element() as HTMLElement).style;

async function place(props: CaseProps = {}) {
  const screen = await render(<Case at={{ left: 300, top: 100 }} {...props} />);
  await expect.element(box).toHaveAttribute('data-positioned');
  return screen;
}

afterEach(async () => {
  document.documentElement.style.removeProperty('zoom');
  await page.viewport(1280, 800);
});

describe('an anchored element', () => {
  test('is placed below its anchor, aligned to the start, and exposes the available space', async () => {
    await place();
    expect([rectOf(box).left, rectOf(box).top]).toEqual([300, 140 + ANCHORED_SIDE_OFFSET_PX]);
    expect(styleOf().getPropertyValue('--loggia-anchored-width')).toBe('80px');
    const below = innerHeight - 140 - ANCHORED_SIDE_OFFSET_PX - ANCHORED_COLLISION_PADDING_PX;
    expect(Number.parseFloat(styleOf().getPropertyValue('--loggia-anchored-height'))).toBeCloseTo(below, 0);
  });

  test('aligns to the end of its anchor at a custom distance', async () => {
    await place({ placement: 'bottom-end', sideOffset: 20 });
    expect([rectOf(box).right, rectOf(box).top]).toEqual([380, 160]);
  });

  test.each(['below', 'above'] as const)('is placed %s its anchor on a page with CSS zoom', async (side) => {
    document.documentElement.style.zoom = '1.25';
    await place({ at: side === 'below' ? { left: 300, top: 100 } : { left: 300, bottom: 10 } });
    const [own, its] = [rectOf(box), rectOf(anchor)];
    expect(own.width).toBeCloseTo(250, 0);
    expect(own.left).toBeCloseTo(its.left, 0);
    if (side === 'below') expect(own.top).toBeCloseTo(its.bottom + ANCHORED_SIDE_OFFSET_PX, 0);
    else expect(own.bottom).toBeCloseTo(its.top - ANCHORED_SIDE_OFFSET_PX, 0);
    expect(styleOf().getPropertyValue('--loggia-anchored-width')).toBe('80px');
  });

  test('flips above its anchor if there is no space below', async () => {
    await place({ at: { left: 300, bottom: 10 } });
    expect(rectOf(box).bottom).toBe(rectOf(anchor).top - ANCHORED_SIDE_OFFSET_PX);
  });

  test('stays clear of the window edges and respects its `scroll-margin`', async () => {
    await place({ at: { right: 0, top: 100 } });
    expect(rectOf(box).right).toBe(innerWidth - ANCHORED_COLLISION_PADDING_PX);
    const screen = await render(<style>{'[role=group] { scroll-margin-right: 30px }'}</style>);
    window.dispatchEvent(new Event('resize'));
    await expect.poll(() => rectOf(box).right).toBe(innerWidth - ANCHORED_COLLISION_PADDING_PX - 30);
    await screen.unmount();
  });

  test('keeps a minimum height in a short window', async () => {
    await page.viewport(1280, 120);
    await place({ at: { left: 300, top: 40 } });
    expect(styleOf().getPropertyValue('--loggia-anchored-height')).toBe(`${ANCHORED_MIN_HEIGHT_PX}px`);
  });

  test('follows its anchor when the anchor moves', async () => {
    const { rerender } = await place();
    await rerender(<Case at={{ left: 500, top: 200 }} />);
    await expect.poll(() => [rectOf(box).left, rectOf(box).top]).toEqual([500, 240 + ANCHORED_SIDE_OFFSET_PX]);
  });
});

test('a disabled anchored element has no inline style', async () => {
  await render(<Case enabled={false} />);
  expect(box.element().getAttribute('style')).toBeNull();
});

test('an anchored element renders on the server without a style attribute', () => {
  const html = renderToString(<Case />);
  expect(html).toMatch(/<div aria-label="Box" role="group">/);
});
