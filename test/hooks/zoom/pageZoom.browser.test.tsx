import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useZoom } from '@loggia/hooks';
import { paintedImages } from '../../helpers/paintedImages.ts';

afterEach(() => vi.unstubAllGlobals());

function Picture() {
  const zoom = useZoom({ image: paintedImages[0] });
  return <div {...zoom.getSurfaceProps({ 'aria-label': 'Surface', role: 'group' })} />;
}

/** Whether a pinch on the surface is left to the browser, by `touch-action` and by event. */
async function isPinchLeft(scale: number): Promise<boolean[]> {
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { scale }));
  const screen = await render(<Picture />);
  const surface = screen.getByRole('group').element() as HTMLElement;
  const touches = [1, 2].map((identifier) => new Touch({ identifier, target: surface }));
  const move = new TouchEvent('touchmove', { touches, cancelable: true, bubbles: true });
  surface.dispatchEvent(move);
  return [surface.style.touchAction.includes('pinch-zoom'), !move.defaultPrevented];
}

test('a pinch is left to the browser if the page is zoomed and the image is not', async () => {
  expect(await isPinchLeft(2.5)).toEqual([true, true]);
});

test('a pinch zooms the image if the page is not zoomed', async () => {
  expect(await isPinchLeft(1)).toEqual([false, false]);
});
