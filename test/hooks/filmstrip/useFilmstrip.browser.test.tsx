import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderStrip } from './renderStrip.tsx';

const directions = [
  { name: 'left to right', props: {}, sign: 1 },
  { name: 'right to left', props: { dir: 'rtl' as const }, sign: -1 },
  { name: 'top to bottom', props: { direction: 'vertical' as const }, sign: 1 },
];

/** Collects every visible offset of the filmstrip from now on. */
function watchOffsets({ offset }: { readonly offset: () => number }) {
  const seen = new Set<number>();
  const look = () => {
    seen.add(offset());
    requestAnimationFrame(look);
  };
  look();
  return seen;
}

describe.each(directions)('a filmstrip from $name', ({ props, sign }) => {
  test('centers the current thumbnail on first paint', async () => {
    const { offset, thumbnails } = await renderStrip({ ...props, index: 12 });
    expect(offset()).toBe(sign * 1050);
    expect(thumbnails().some((thumbnail) => thumbnail.textContent === '13')).toBe(true);
  });

  test('follows the shown image with an animation', async () => {
    const strip = await renderStrip({ ...props, index: 5 });
    const seen = watchOffsets(strip);
    strip.goTo(9);
    await strip.expectOffset(sign * 750);
    await strip.expectCentred();
    expect(seen.size).toBeGreaterThan(3);
  });

  test('scrolls by one thumbnail per arrow click, stopping at the ends', async () => {
    const strip = await renderStrip({ ...props, count: 6 });
    const forward = strip.screen.getByRole('button', { name: 'Scroll thumbnails forward' });
    const backward = strip.screen.getByRole('button', { name: 'Scroll thumbnails back' });
    await expect.element(backward).toHaveAttribute('aria-disabled', 'true');
    await forward.click();
    await strip.expectOffset(sign * 100);
    await expect.element(backward).not.toHaveAttribute('aria-disabled');
    await forward.click();
    await strip.expectOffset(sign * 200);
    await expect.element(forward).toHaveAttribute('aria-disabled', 'true');
    await backward.click();
    await strip.expectOffset(sign * 100);
  });

  test('skips the arrows with Tab if all thumbnails fit', async () => {
    const { screen } = await renderStrip({ ...props, count: 3 });
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Image 1' })).toHaveFocus();
    await userEvent.tab();
    const strip = screen.getByTestId('track').element().parentElement;
    expect(strip?.contains(document.activeElement)).toBe(false);
  });

  test('accumulates arrow clicks during an animation', async () => {
    const strip = await renderStrip(props);
    const forward = strip.screen.getByRole('button', { name: 'Scroll thumbnails forward' }).element();
    if (forward instanceof HTMLElement) for (let press = 0; press < 4; press += 1) forward.click();
    await strip.expectOffset(sign * 400);
    expect(strip.shownIds()).toContain('8');
  });

  test('shows the image of a clicked thumbnail', async () => {
    const strip = await renderStrip({ ...props, index: 4 });
    await strip.screen.getByRole('button', { name: 'Image 6, Landscape 6' }).click();
    await expect.element(strip.screen.getByRole('status')).toHaveTextContent('6');
    await strip.expectCentred();
  });
});

test('a filmstrip scrolls without an animation if the user prefers reduced motion', async () => {
  const still = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList);
  const strip = await renderStrip({ index: 5 });
  const seen = watchOffsets(strip);
  strip.goTo(9);
  // Scrolling jumps to the new offset, without any frames at offsets in between.
  await vi.waitFor(() => expect([...seen].filter((offset) => offset !== 350)).toEqual([750]));
});

describe('a filmstrip of ten thousand thumbnails', () => {
  test('mounts only a few thumbnails, even while scrolling', async () => {
    const strip = await renderStrip({ count: 10_000, index: 0 });
    let most = strip.thumbnails().length;
    strip.track.addEventListener('scroll', () => {
      most = Math.max(most, strip.thumbnails().length);
    });
    strip.goTo(8000);
    await strip.expectCentred();
    expect(most).toBeLessThan(20);
    expect(strip.track.scrollWidth).toBe(1_000_000);
    expect(strip.shownIds()).toContain('8003');
  });

  test('mounts the thumbnails that the user scrolls to', async () => {
    const strip = await renderStrip({ count: 10_000, index: 0 });
    strip.track.scrollLeft = 500_000;
    await vi.waitFor(() => expect(strip.shownIds()).toContain('5003'));
    expect(strip.shownIds()).toContain('1');
    expect(strip.thumbnails().length).toBeLessThan(20);
  });
});

describe('scrolling a filmstrip manually', () => {
  test('keeps the scroll position after a resize, until another image is shown', async () => {
    const strip = await renderStrip({ index: 2 });
    strip.track.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    strip.track.scrollLeft = 1500;
    await vi.waitFor(() => expect(strip.shownIds()).toContain('17'));
    await strip.change({ length: 540 });
    await vi.waitFor(() => expect(strip.filmstrip()?.visibleCount).toBe(5));
    expect(strip.offset()).toBe(1500);
    strip.goTo(10);
    await strip.expectOffset(800);
  });

  test('is not confused with a resize, after which the current thumbnail stays centered', async () => {
    const strip = await renderStrip({ index: 10 });
    await strip.change({ length: 640 });
    await strip.expectOffset(750);
    expect(strip.filmstrip()?.visibleCount).toBe(6);
  });

  test('stops a running animation', async () => {
    const strip = await renderStrip({ index: 0 });
    strip.goTo(20);
    await vi.waitFor(() => expect(strip.offset()).toBeGreaterThan(0));
    strip.track.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const stopped = strip.offset();
    expect(stopped).toBeLessThan(1850);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(strip.offset()).toBe(stopped);
  });
});

describe('the mouse wheel over a filmstrip', () => {
  const turn = (target: Element, init: WheelEventInit) =>
    !target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init }));

  test('scrolls a horizontal filmstrip instead of the page', async () => {
    const strip = await renderStrip();
    expect(turn(strip.track, { deltaY: 120 })).toBe(true);
    await strip.expectOffset(120);
  });

  test('is left to the browser at the ends of the filmstrip, when scrolling sideways and when zooming', async () => {
    const strip = await renderStrip();
    expect(turn(strip.track, { deltaY: -120 })).toBe(false);
    expect(turn(strip.track, { deltaX: 120 })).toBe(false);
    expect(turn(strip.track, { deltaY: 120, ctrlKey: true })).toBe(false);
    expect(strip.offset()).toBe(0);
  });

  test('scrolls by one thumbnail, like an arrow, if set to `step`', async () => {
    const strip = await renderStrip({ wheel: 'step', index: 10 });
    for (let tick = 0; tick < 5; tick += 1) expect(turn(strip.track, { deltaY: 50 })).toBe(true);
    await strip.expectOffset(950);
    // Within a pixel of its target, the filmstrip may still be moving, and then it ignores the wheel.
    await vi.waitFor(() => {
      if (strip.offset() > 949) expect(turn(strip.track, { deltaY: -50 })).toBe(true);
      expect(strip.offset()).toBeLessThan(949);
    });
    await strip.expectOffset(850);
  });

  test('does nothing if set to `off`', async () => {
    const strip = await renderStrip({ wheel: 'off' });
    expect(turn(strip.track, { deltaY: 120 })).toBe(false);
  });
});

describe('keyboard navigation in a filmstrip', () => {
  test('has a single tab stop, the current thumbnail', async () => {
    const strip = await renderStrip({ index: 3 });
    const stops = strip.thumbnails().filter((thumbnail) => thumbnail.tabIndex === 0);
    expect(stops.map((thumbnail) => thumbnail.textContent)).toEqual(['4']);
    expect(stops[0]?.getAttribute('aria-current')).toBe('true');
  });

  test('moves focus along with the shown image, even over a long distance', async () => {
    const strip = await renderStrip({ count: 10_000, index: 3 });
    strip
      .thumbnails()
      .find((thumbnail) => thumbnail.tabIndex === 0)
      ?.focus();
    strip.goTo(9000);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('9001'));
    await strip.expectCentred();
    expect(document.activeElement?.textContent).toBe('9001');
  });

  test('does not move focus that is outside the filmstrip', async () => {
    const strip = await renderStrip({ index: 3 });
    const elsewhere = strip.screen.getByRole('button', { name: 'Before' });
    await elsewhere.click();
    strip.goTo(10);
    await strip.expectCentred();
    await expect.element(elsewhere).toHaveFocus();
  });

  test('moves along a vertical filmstrip with the up and down arrow keys', async () => {
    const strip = await renderStrip({ direction: 'vertical', index: 3 });
    strip
      .thumbnails()
      .find((thumbnail) => thumbnail.tabIndex === 0)
      ?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(strip.screen.getByRole('status')).toHaveTextContent('5');
  });
});
