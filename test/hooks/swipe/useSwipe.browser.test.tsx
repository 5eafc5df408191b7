import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  dragFinger,
  dragMouse,
  middleOf,
  mouse,
  nextFrame,
  plugInTouchScreen,
  touch,
  unplugTouchScreen,
} from '../../helpers/fingers.ts';
import { SwipeGallery, type SwipeGalleryProps } from './SwipeGallery.tsx';

beforeAll(plugInTouchScreen);
afterAll(unplugTouchScreen);

async function renderGallery(props: SwipeGalleryProps = {}) {
  const screen = await render(<SwipeGallery {...props} />);
  const surface = screen.getByTestId('surface').element() as HTMLElement;
  const output = screen.getByRole('status');
  return {
    screen,
    surface,
    swipe: (x: number, y = 0) => dragFinger(middleOf(surface), middleOf(surface, { x, y })),
    offset: () => Number.parseFloat(surface.style.getPropertyValue('--loggia-swipe-x') || '0'),
    expectShown: async (number: number) => {
      await expect.element(output).toHaveTextContent(`${number} resting`);
    },
  };
}

/** Must be the first test of the file, while the gesture chunk is not loaded yet. */
test('the first swipe changes the slide even before the gesture chunk has loaded', async () => {
  const { swipe, screen, surface } = await renderGallery();
  await swipe(-250);
  await expect.element(screen.getByRole('status'), { timeout: 20_000 }).toHaveTextContent('2 resting');
  expect(surface.style.getPropertyValue('--loggia-swipe-x')).toBe('');
});

describe('a quick swipe', () => {
  test.each([
    ['to the left shows the next slide', {}, -60, 0, 2],
    ['to the right shows the previous slide', {}, 60, 0, 4],
    ['is mirrored in right-to-left layouts', { dir: 'rtl' as const }, 60, 0, 2],
    ['works on a surface rendered by another component', { isSurfaceGiven: true }, -60, 0, 2],
    ['stops at the first slide without looping', { loop: false }, 120, 0, 1],
  ])('%s', async (_, props, x, y, shown) => {
    const { swipe, expectShown } = await renderGallery(props);
    await swipe(x, y);
    await expectShown(shown);
  });
});

test('the image follows the touch, and meets resistance at the first and last slide', async () => {
  const gallery = await renderGallery({ loop: false });
  const from = middleOf(gallery.surface);
  const at = async (x: number) => {
    await touch('touchMove', { x: from.x + x, y: from.y });
    await nextFrame();
    return gallery.offset();
  };
  await touch('touchStart', from);
  await at(-60);
  await vi.waitFor(() => expect(gallery.offset()).toBeLessThan(-40));
  await vi.waitFor(() => expect({ ...gallery.surface.dataset }).toMatchObject({ swiping: 'x', pressed: '' }));
  await expect.element(gallery.screen.getByTestId('reasons')).toHaveTextContent('interaction');
  expect(await at(-108)).toBeCloseTo(-100, 0);
  const pressed = await at(108);
  expect(pressed).toBeGreaterThan(20);
  expect(pressed).toBeLessThan(60);
  await touch('touchCancel');
  await expect.element(gallery.screen.getByTestId('reasons')).toBeEmptyDOMElement();
  await gallery.expectShown(1);
});

describe('a long page', () => {
  test.each([
    ['by a vertical drag over the gallery', {}],
    ['by a slightly diagonal drag', { x: 15 }],
  ])('can still be scrolled %s', async (_, { x = 0 }: { x?: number }) => {
    const { surface, expectShown } = await renderGallery();
    const from = middleOf(surface);
    await dragFinger(from, { x: from.x + x, y: from.y - 120 }, { steps: 10 });
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(60));
    await expectShown(1);
    window.scrollTo(0, 0);
  });

  test('is not scrolled by a horizontal swipe', async () => {
    const { swipe, expectShown } = await renderGallery();
    await swipe(-150, -12);
    await expectShown(2);
    expect(window.scrollY).toBe(0);
  });
});

describe('dragging with a mouse', () => {
  test('changes the slide as touch does, without causing a click', async () => {
    const onClick = vi.fn<() => void>();
    const { surface, expectShown, screen } = await renderGallery({ onClick });
    await dragMouse(middleOf(surface), middleOf(surface, { x: -150 }));
    await expectShown(2);
    expect(onClick).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Picture 2' }).click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('can end outside the viewport', async () => {
    const { surface, expectShown } = await renderGallery();
    await mouse('mousePressed', middleOf(surface, { x: 120 }));
    await mouse('mouseMoved', middleOf(surface, { x: 20 }));
    await mouse('mouseMoved', middleOf(surface, { x: -120, y: 300 }));
    await mouse('mouseReleased', middleOf(surface, { x: -120, y: 300 }));
    await expectShown(2);
  });

  test('stops when pointer capture is lost', async () => {
    const { surface, expectShown } = await renderGallery();
    let pointerId = 0;
    surface.addEventListener('pointerdown', (event) => {
      ({ pointerId } = event);
    });
    await dragMouse(middleOf(surface), middleOf(surface, { x: -150 }), {
      beforeRelease: () => {
        expect(surface.hasPointerCapture(pointerId)).toBe(true);
        surface.releasePointerCapture(pointerId);
      },
    });
    await expectShown(1);
    expect(surface.hasPointerCapture(pointerId)).toBe(false);
  });

  test('does not start until the pointer moves', async () => {
    const { surface, expectShown } = await renderGallery();
    await mouse('mousePressed', middleOf(surface));
    expect(surface.dataset['swiping']).toBeUndefined();
    await mouse('mouseReleased', middleOf(surface));
    await expectShown(1);
  });
});

test('a second touch cancels the swipe without changing the slide', async () => {
  const { surface, expectShown } = await renderGallery();
  const from = middleOf(surface);
  const second = { x: from.x + 50, y: from.y + 60 };
  await touch('touchStart', from);
  await touch('touchMove', { x: from.x - 100, y: from.y });
  await touch('touchStart', { x: from.x - 100, y: from.y }, second);
  await touch('touchMove', { x: from.x - 180, y: from.y }, { x: second.x - 80, y: second.y });
  await touch('touchEnd', { ...second, id: 1 });
  await touch('touchMove', { x: from.x - 190, y: from.y });
  await touch('touchEnd');
  await expectShown(1);
  await dragFinger(from, { x: from.x - 120, y: from.y });
  await expectShown(2);
});

describe('pulling down', () => {
  test('closes a closable surface, and exposes the progress as a custom property', async () => {
    const onClose = vi.fn<() => void>();
    const { surface } = await renderGallery({ onClose });
    const progress = () => Number(surface.style.getPropertyValue('--loggia-swipe-close') || '0');
    await dragFinger(middleOf(surface), middleOf(surface, { y: 120 }), {
      beforeRelease: () => vi.waitFor(() => expect(progress()).toBeGreaterThan(0.3)),
    });
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('has no effect over a small distance', async () => {
    const onClose = vi.fn<() => void>();
    const { surface, expectShown } = await renderGallery({ onClose });
    await dragFinger(middleOf(surface), middleOf(surface, { y: 24 }));
    await expectShown(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('a swipe is not animated with reduced motion', async () => {
  const still = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList);
  const { surface, swipe, expectShown } = await renderGallery();
  await swipe(-120);
  await expectShown(2);
  const styles: string[] = [];
  const from = middleOf(surface);
  await dragFinger(
    from,
    { x: from.x - 120, y: from.y },
    {
      beforeRelease: () => {
        new MutationObserver(() => styles.push(surface.style.getPropertyValue('--loggia-swipe-x'))).observe(surface, {
          attributeFilter: ['style'],
        });
      },
    },
  );
  await expectShown(3);
  expect(styles.filter((style) => style !== '')).toEqual([]);
});

test('a touch held in place is reported as a long press', async () => {
  const onLongPress = vi.fn<(event: PointerEvent) => void>();
  const { surface, expectShown } = await renderGallery({ onLongPress, longPressMs: 50 });
  await touch('touchStart', middleOf(surface));
  await vi.waitFor(() => expect(onLongPress).toHaveBeenCalledTimes(1));
  await touch('touchEnd');
  expect(onLongPress.mock.calls[0]?.[0].type).toBe('pointerdown');
  await expectShown(1);
});

test('three quick swipes advance by three slides', async () => {
  const { swipe, expectShown } = await renderGallery();
  for (let count = 0; count < 3; count += 1) await swipe(-80);
  await expectShown(4);
});

test('swiping has no effect while disabled, and the page can scroll in both directions', async () => {
  const { surface, swipe, expectShown } = await renderGallery({ enabled: false });
  expect(surface.style.touchAction).toBe('');
  await swipe(-120);
  await expectShown(1);
});
