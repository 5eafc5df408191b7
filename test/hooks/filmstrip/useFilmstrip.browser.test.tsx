import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderStrip } from './renderStrip.tsx';

const directions = [
  { name: 'left to right', props: {}, sign: 1 },
  { name: 'right to left', props: { dir: 'rtl' as const }, sign: -1 },
  { name: 'top to bottom', props: { direction: 'vertical' as const }, sign: 1 },
];

/** Every place that the strip is seen at from now on. */
function watchOffsets({ offset }: { readonly offset: () => number }) {
  const seen = new Set<number>();
  const look = () => {
    seen.add(offset());
    requestAnimationFrame(look);
  };
  look();
  return seen;
}

describe.each(directions)('a strip from $name', ({ props, sign }) => {
  test('has the current thumbnail in the middle from the first paint', async () => {
    const { offset, thumbnails } = await renderStrip({ ...props, index: 12 });
    expect(offset()).toBe(sign * 1050);
    expect(thumbnails().some((thumbnail) => thumbnail.textContent === '13')).toBe(true);
  });

  test('follows the shown image in a moving way', async () => {
    const strip = await renderStrip({ ...props, index: 5 });
    const seen = watchOffsets(strip);
    strip.goTo(9);
    await strip.expectOffset(sign * 750);
    await strip.expectCentred();
    expect(seen.size).toBeGreaterThan(3);
  });

  test('scrolls by one thumbnail with each press of an arrow, as far as it goes', async () => {
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

  test('presses add up while it is still on its way', async () => {
    const strip = await renderStrip(props);
    const forward = strip.screen.getByRole('button', { name: 'Scroll thumbnails forward' }).element();
    if (forward instanceof HTMLElement) for (let press = 0; press < 4; press += 1) forward.click();
    await strip.expectOffset(sign * 400);
    expect(strip.shownIds()).toContain('8');
  });

  test('shows the image of a pressed thumbnail', async () => {
    const strip = await renderStrip({ ...props, index: 4 });
    await strip.screen.getByRole('button', { name: 'Image 6, Landscape 6' }).click();
    await expect.element(strip.screen.getByRole('status')).toHaveTextContent('6');
    await strip.expectCentred();
  });
});

test('for a visitor who wants less motion the strip is there at once', async () => {
  const still = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList);
  const strip = await renderStrip({ index: 5 });
  const seen = watchOffsets(strip);
  strip.goTo(9);
  // One offset per frame: none between the old one and the new one.
  await vi.waitFor(() => expect([...seen].filter((offset) => offset !== 350)).toEqual([750]));
});

describe('ten thousand thumbnails', () => {
  test('are a handful on the page, near and far, and on the way between', async () => {
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

  test('come into being where a finger scrolls', async () => {
    const strip = await renderStrip({ count: 10_000, index: 0 });
    strip.track.scrollLeft = 500_000;
    await vi.waitFor(() => expect(strip.shownIds()).toContain('5003'));
    expect(strip.shownIds()).toContain('1');
    expect(strip.thumbnails().length).toBeLessThan(20);
  });
});

describe('the visitor’s own scrolling of a strip', () => {
  test('stays where it is, also when the window changes, until another image is shown', async () => {
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

  test('leaves the current thumbnail in the middle when only the window changes', async () => {
    const strip = await renderStrip({ index: 10 });
    await strip.change({ length: 640 });
    await strip.expectOffset(750);
    expect(strip.filmstrip()?.visibleCount).toBe(6);
  });

  test('stops a strip that is moving', async () => {
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

describe('a wheel', () => {
  const turn = (target: Element, init: WheelEventInit) =>
    !target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init }));

  test('turned down moves a horizontal strip on, and leaves the page alone', async () => {
    const strip = await renderStrip();
    expect(turn(strip.track, { deltaY: 120 })).toBe(true);
    await strip.expectOffset(120);
  });

  test('is the page’s at the ends of the strip, sideways, and when it zooms', async () => {
    const strip = await renderStrip();
    expect(turn(strip.track, { deltaY: -120 })).toBe(false);
    expect(turn(strip.track, { deltaX: 120 })).toBe(false);
    expect(turn(strip.track, { deltaY: 120, ctrlKey: true })).toBe(false);
    expect(strip.offset()).toBe(0);
  });

  test('goes by one thumbnail, as an arrow does, where the page wants that', async () => {
    const strip = await renderStrip({ wheel: 'step', index: 10 });
    for (let tick = 0; tick < 5; tick += 1) expect(turn(strip.track, { deltaY: 50 })).toBe(true);
    await strip.expectOffset(950);
    // Less than a pixel away it may be moving still, and does not hear the wheel.
    await vi.waitFor(() => {
      if (strip.offset() > 949) expect(turn(strip.track, { deltaY: -50 })).toBe(true);
      expect(strip.offset()).toBeLessThan(949);
    });
    await strip.expectOffset(850);
  });

  test('does nothing where it is off', async () => {
    const strip = await renderStrip({ wheel: 'off' });
    expect(turn(strip.track, { deltaY: 120 })).toBe(false);
  });
});

describe('the keyboard', () => {
  test('has one stop in the strip: the current thumbnail', async () => {
    const strip = await renderStrip({ index: 3 });
    const stops = strip.thumbnails().filter((thumbnail) => thumbnail.tabIndex === 0);
    expect(stops.map((thumbnail) => thumbnail.textContent)).toEqual(['4']);
    expect(stops[0]?.getAttribute('aria-current')).toBe('true');
  });

  test('focus in the strip goes along with the image, however far', async () => {
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

  test('focus elsewhere stays there', async () => {
    const strip = await renderStrip({ index: 3 });
    const elsewhere = strip.screen.getByRole('button', { name: 'Before' });
    await elsewhere.click();
    strip.goTo(10);
    await strip.expectCentred();
    await expect.element(elsewhere).toHaveFocus();
  });

  test('up and down move along a vertical strip, and along no other', async () => {
    const strip = await renderStrip({ direction: 'vertical', index: 3 });
    strip
      .thumbnails()
      .find((thumbnail) => thumbnail.tabIndex === 0)
      ?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(strip.screen.getByRole('status')).toHaveTextContent('5');
  });
});
