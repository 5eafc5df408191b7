import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  dragFinger,
  middleOf,
  mouse,
  nextFrame,
  plugInTouchScreen,
  touch,
  unplugTouchScreen,
} from '../../helpers/fingers.ts';
import { ZoomPicture, type ZoomPictureProps } from './ZoomPicture.tsx';

beforeAll(plugInTouchScreen);
afterAll(unplugTouchScreen);

async function renderPicture(props: ZoomPictureProps = {}) {
  const screen = await render(<ZoomPicture {...props} />);
  const surface = screen.getByTestId('surface').element() as HTMLElement;
  const image = screen.getByRole('img').element() as HTMLImageElement;
  await vi.waitFor(() => expect(image.naturalWidth).toBe(600));
  const read = (name: string) => Number.parseFloat(surface.style.getPropertyValue(`--loggia-zoom-${name}`) || '0');
  const scale = () => read('scale') || 1;
  return {
    screen,
    surface,
    scale,
    place: () => ({ x: read('x'), y: read('y') }),
    expectScale: (wanted: number) => vi.waitFor(() => expect(scale()).toBeCloseTo(wanted, 1)),
    expectShown: async (wanted: number) => {
      await expect.element(screen.getByTestId('shown')).toHaveTextContent(String(wanted));
    },
  };
}

/** Two touches at this distance to the left and right of the surface’s center. */
const fingers = (surface: Element, distance: number) =>
  [middleOf(surface, { x: -distance }), middleOf(surface, { x: distance })] as const;

async function pinch(surface: Element, from: number, to: number): Promise<void> {
  await touch('touchStart', ...fingers(surface, from));
  for (let step = 1; step <= 4; step += 1) {
    await touch('touchMove', ...fingers(surface, from + ((to - from) * step) / 4));
    await nextFrame();
  }
}

test('the first pinch zooms the image even before the gesture chunk has loaded', async () => {
  const { surface, expectScale, screen } = await renderPicture();
  await pinch(surface, 40, 80);
  await expectScale(2);
  await touch('touchEnd');
  await expect.element(screen.getByTestId('reasons')).toHaveTextContent('zoom');
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Zoom: 200%');
  expect(surface.dataset['zoomMoving']).toBeUndefined();
});

describe('a two-finger gesture', () => {
  test('snaps back to the whole image after the user pinches in', async () => {
    const { surface, expectScale, scale } = await renderPicture();
    await pinch(surface, 100, 40);
    await vi.waitFor(() => expect(scale()).toBeLessThan(1));
    await touch('touchEnd');
    await expectScale(1);
    expect(surface.dataset['zoomed']).toBeUndefined();
  });

  test('continues as a pan once one finger is lifted, without changing the slide', async () => {
    const { surface, expectScale, place, expectShown } = await renderPicture();
    await pinch(surface, 40, 80);
    await expectScale(2);
    const [left, right] = fingers(surface, 80);
    await touch('touchEnd', { ...right, id: 1 });
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', { x: left.x + step * 10, y: left.y });
      await nextFrame();
    }
    await vi.waitFor(() => expect(place().x).toBeGreaterThan(30));
    await touch('touchEnd');
    await expectShown(1);
    await expectScale(2);
  });
});

describe('a zoomed image', () => {
  test('is panned up to its edge, where a swipe changes the slide', async () => {
    const { surface, screen, place, expectScale, expectShown } = await renderPicture();
    await screen.getByRole('button', { name: 'Zoom' }).click();
    await expectScale(2);
    const swipe = () => dragFinger(middleOf(surface), middleOf(surface, { x: -150 }), { steps: 8 });
    await swipe();
    await vi.waitFor(() => expect(place().x).toBeLessThan(-100));
    await swipe();
    await vi.waitFor(() => expect(place().x).toBe(-200));
    await expectShown(1);
    await swipe();
    await expectShown(2);
    await expectScale(1);
    await expect.element(screen.getByTestId('reasons')).toHaveTextContent('');
  });

  test('is reset by the zoom button, and the change is announced', async () => {
    const { screen, expectScale } = await renderPicture();
    const button = screen.getByRole('button', { name: 'Zoom' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await expectScale(1);
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Zoom: whole image');
  });

  test('requests a larger file through `sizes`', async () => {
    const { screen } = await renderPicture();
    await screen.getByRole('button', { name: 'Zoom' }).click();
    await expect.element(screen.getByRole('img')).toHaveAttribute('sizes', 'calc(2 * (400px))');
  });

  test('shows the part of the image under the mouse', async () => {
    const { surface, screen, place } = await renderPicture();
    await screen.getByRole('button', { name: 'Zoom' }).click();
    await mouse('mouseMoved', middleOf(surface, { x: 100, y: 0 }));
    await vi.waitFor(() => expect(place().x).toBeCloseTo(-100, 0));
    await mouse('mouseMoved', middleOf(surface, { x: -195, y: 0 }));
    await vi.waitFor(() => expect(place().x).toBeGreaterThan(190));
  });
});

test('a double tap zooms in at its position, and another one zooms out', async () => {
  const { surface, expectScale, place } = await renderPicture();
  const tapped = middleOf(surface, { x: 100 });
  // Sent at once: on a busy machine, responses take longer than a double tap may.
  const doubleTap = () =>
    Promise.all([touch('touchStart', tapped), touch('touchEnd'), touch('touchStart', tapped), touch('touchEnd')]);
  await doubleTap();
  await expectScale(2);
  expect(place().x).toBeCloseTo(-100, 0);
  await doubleTap();
  await expectScale(1);
});

describe('the mouse wheel', () => {
  const turn = (target: Element, init: WheelEventInit) => {
    const { x, y } = middleOf(target);
    return !target.dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: x, clientY: y, ...init }),
    );
  };

  test('zooms with Ctrl over the image, but not elsewhere on the page', async () => {
    const { surface, scale } = await renderPicture();
    expect(turn(surface, { deltaY: -40, ctrlKey: true })).toBe(true);
    expect(scale()).toBeGreaterThan(1.3);
    expect(turn(document.body, { deltaY: -40, ctrlKey: true })).toBe(false);
  });

  test('scrolls the page over an image that is not zoomed, and pans a zoomed image', async () => {
    const { surface, place } = await renderPicture();
    expect(turn(surface, { deltaY: 40 })).toBe(false);
    turn(surface, { deltaY: -40, ctrlKey: true });
    expect(turn(surface, { deltaX: 30, deltaY: 0 })).toBe(true);
    expect(place().x).toBe(-30);
  });

  test("zooms without Ctrl with `wheel: 'always'`", async () => {
    const { surface, scale } = await renderPicture({ wheel: 'always' });
    expect(turn(surface, { deltaY: -40 })).toBe(true);
    expect(scale()).toBeGreaterThan(1.3);
  });
});

describe('zoom keys', () => {
  test('work on an inline image only while it has focus', async () => {
    const { surface, expectScale, scale } = await renderPicture();
    await userEvent.keyboard('+');
    expect(scale()).toBe(1);
    surface.focus();
    await userEvent.keyboard('++-');
    await expectScale(1.5);
    await userEvent.keyboard('0');
    await expectScale(1);
  });

  test('work anywhere in an open lightbox, except in form fields', async () => {
    const { screen, expectScale } = await renderPicture({ status: 'open' });
    await userEvent.keyboard('+');
    await expectScale(1.5);
    await screen.getByRole('textbox', { name: 'Field' }).click();
    await userEvent.keyboard('0');
    await expectScale(1.5);
    const select = screen.getByRole('combobox', { name: 'Size' });
    (select.element() as HTMLElement).focus();
    await userEvent.keyboard('0');
    await expect.element(select).toHaveValue('0.5 m');
    await expectScale(1.5);
  });
});

test('an image in a closed lightbox cannot be zoomed', async () => {
  const { screen, surface } = await renderPicture({ status: 'closed' });
  await expect.element(screen.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-disabled', 'true');
  expect(surface.style.touchAction).toBe('pan-y pinch-zoom');
});
