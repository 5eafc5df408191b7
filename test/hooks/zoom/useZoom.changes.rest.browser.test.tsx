import { StrictMode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { UseZoomResult, ZoomChangeReason } from '@loggia/hooks';
import { middleOf, nextFrame, plugInTouchScreen, touch, unplugTouchScreen } from '../../helpers/fingers.ts';
import { ZoomPicture, type ZoomPictureProps } from './ZoomPicture.tsx';

beforeAll(plugInTouchScreen);
afterAll(unplugTouchScreen);

type Told = readonly [scale: number, reason: ZoomChangeReason];

/** Renders the image and records zoom changes. Reasons in `vetoed` are refused. */
async function renderPicture(vetoed: readonly ZoomChangeReason[] = []) {
  const told: Told[] = [];
  let zoom: UseZoomResult | undefined;
  const props: ZoomPictureProps = {
    onRender: (now) => (zoom = now),
    onZoomChange: (scale, details) => {
      told.push([Math.round(scale * 10) / 10, details.reason]);
      if (vetoed.includes(details.reason)) details.cancel();
    },
  };
  const page = (status: 'open' | 'closed') => (
    <StrictMode>
      <ZoomPicture {...props} status={status} />
    </StrictMode>
  );
  const screen = await render(page('open'));
  const surface = screen.getByTestId('surface').element() as HTMLElement;
  const image = screen.getByRole('img').element() as HTMLImageElement;
  await vi.waitFor(() => expect(image.naturalWidth).toBe(600));
  return {
    screen,
    surface,
    told,
    expectTold: (...wanted: readonly Told[]) => vi.waitFor(() => expect(told).toEqual(wanted)),
    scale: () => zoom?.scale,
    shownScale: () => Number(surface.style.getPropertyValue('--loggia-zoom-scale') || 1),
    button: screen.getByRole('button', { name: 'Zoom' }),
    close: () => screen.rerender(page('closed')),
    turn: (by: Readonly<WheelEventInit>) => {
      const { x: clientX, y: clientY } = middleOf(surface);
      surface.dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, clientX, clientY, ...by }),
      );
    },
  };
}

async function pinch(surface: Element, to: number): Promise<void> {
  const fingers = (distance: number) =>
    [middleOf(surface, { x: -distance }), middleOf(surface, { x: distance })] as const;
  await touch('touchStart', ...fingers(40));
  for (let step = 1; step <= 4; step += 1) {
    await touch('touchMove', ...fingers(40 + ((to - 40) * step) / 4));
    await nextFrame();
  }
}

test('each zoom change is reported once with its reason, and a gesture counts as one change', async () => {
  const { surface, button, expectTold, turn, close, shownScale } = await renderPicture();
  await button.click();
  await expectTold([2, 'button']);
  await userEvent.keyboard('0');
  await expectTold([2, 'button'], [1, 'keyboard']);
  await pinch(surface, 80);
  await vi.waitFor(() => expect(shownScale()).toBeCloseTo(2, 1));
  await touch('touchEnd');
  await expectTold([2, 'button'], [1, 'keyboard'], [2, 'pinch']);
  const tapped = middleOf(surface);
  await Promise.all([touch('touchStart', tapped), touch('touchEnd'), touch('touchStart', tapped), touch('touchEnd')]);
  await expectTold([2, 'button'], [1, 'keyboard'], [2, 'pinch'], [1, 'doubleTap']);
  turn({ deltaY: -40 });
  turn({ deltaY: -40 });
  expect(shownScale()).toBeGreaterThan(2);
  await expectTold([2, 'button'], [1, 'keyboard'], [2, 'pinch'], [1, 'doubleTap'], [2.2, 'wheel']);
  await close();
  await expectTold([2, 'button'], [1, 'keyboard'], [2, 'pinch'], [1, 'doubleTap'], [2.2, 'wheel'], [1, 'closed']);
});

test('a vetoed zoom is reverted immediately for a key, and on release for a pinch', async () => {
  const { surface, button, told, scale, shownScale, turn } = await renderPicture(['keyboard', 'pinch', 'wheel']);
  await userEvent.keyboard('+');
  expect([scale(), shownScale()]).toEqual([1, 1]);
  await pinch(surface, 80);
  await vi.waitFor(() => expect(shownScale()).toBeCloseTo(2, 1));
  await touch('touchEnd');
  await vi.waitFor(() => expect(shownScale()).toBe(1));
  expect(surface.dataset['zoomMoving']).toBeUndefined();
  await button.click();
  turn({ deltaY: 40 });
  await vi.waitFor(() => expect(told.at(-1)?.[1]).toBe('wheel'));
  await vi.waitFor(() => expect([scale(), shownScale()]).toEqual([2, 2]));
});

test('a slide change resets the zoom and cannot be vetoed', async () => {
  const { surface, button, expectTold, screen, shownScale, turn } = await renderPicture(['slideChange']);
  await button.click();
  for (let swipe = 0; swipe < 3; swipe += 1) turn({ ctrlKey: false, deltaX: 400 });
  await touch('touchStart', middleOf(surface));
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', middleOf(surface, { x: -20 * step }));
    await nextFrame();
  }
  await touch('touchEnd');
  await expect.element(screen.getByTestId('shown')).toHaveTextContent('2');
  await expectTold([2, 'button'], [1, 'slideChange']);
  expect(shownScale()).toBe(1);
});
