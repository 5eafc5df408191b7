import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LONG_PRESS_MS } from '@loggia/hooks/swipe';
import type { UseLightboxOptions } from '@loggia/hooks';
import type { FullLightboxProps } from '@loggia/ui';
import { dragFinger, middleOf, plugInTouchScreen, touch, unplugTouchScreen } from '../../helpers/fingers.ts';
import { dialog, expectClosed, expectShown, press, renderOpenLightbox } from './renderLightboxPage.tsx';

beforeAll(plugInTouchScreen);
afterAll(unplugTouchScreen);

const element = (selector: string) => document.querySelector<HTMLElement>(`.loggia-lightbox ${selector}`);

/** Opens the lightbox and waits until its gestures have loaded. */
async function openWithGestures(
  options: Omit<Partial<UseLightboxOptions>, 'labels'> & Pick<FullLightboxProps, 'onLongPress'>,
) {
  await renderOpenLightbox(options);
  await vi.waitFor(() => expect(element('.loggia-slides')?.style.touchAction).toBe('none'));
  const surface = element('.loggia-slides') as HTMLElement;
  return { surface, swipe: (x: number, y = 0) => dragFinger(middleOf(surface), middleOf(surface, { x, y })) };
}

describe('swiping in the lightbox', () => {
  test('navigates with the reason "swipe", without playing the configured effect', async () => {
    const onIndexChange = vi.fn<NonNullable<UseLightboxOptions['onIndexChange']>>();
    const { swipe } = await openWithGestures({ effect: 'fade', effectDurationMs: 1000, onIndexChange });
    const effects = new Set<string>();
    const stage = element('.loggia-stage') as HTMLElement;
    new MutationObserver(() => effects.add(stage.dataset['effect'] ?? 'rest')).observe(stage, {
      attributeFilter: ['data-effect'],
    });
    await swipe(-300);
    await expectShown('Landscape 3');
    await vi.waitFor(() => expect(onIndexChange.mock.lastCall).toMatchObject([2, { reason: 'swipe' }]));
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    expect(effects.has('fade')).toBe(false);
    await press('{ArrowRight}');
    await vi.waitFor(() => expect(effects.has('fade')).toBe(true));
  });

  test('returns to the current image if the swipe is canceled, and does not affect the next key press', async () => {
    const onIndexChange = vi.fn<NonNullable<UseLightboxOptions['onIndexChange']>>((_, details) => {
      if (details.reason === 'swipe') details.cancel();
    });
    const { surface, swipe } = await openWithGestures({ onIndexChange });
    await swipe(-300);
    await vi.waitFor(() => expect(onIndexChange.mock.lastCall?.[1]).toMatchObject({ isCanceled: true }));
    await expect.poll(() => surface.dataset['swiping']).toBeUndefined();
    await expectShown('Landscape 2');
    const moved: string[] = [];
    new MutationObserver(() => moved.push(surface.style.getPropertyValue('--loggia-swipe-x'))).observe(surface, {
      attributeFilter: ['style'],
    });
    await press('{ArrowRight}');
    await expectShown('Landscape 3');
    expect(moved.filter((position) => position !== '')).toEqual([]);
  });
});

describe('pulling the lightbox down', () => {
  test('closes it with the reason "swipe"', async () => {
    const onOpenChange = vi.fn<NonNullable<UseLightboxOptions['onOpenChange']>>();
    const { swipe } = await openWithGestures({ onOpenChange });
    await swipe(0, 300);
    await expectClosed();
    expect(onOpenChange.mock.lastCall).toMatchObject([false, { reason: 'swipe' }]);
  });

  test('can be canceled by onOpenChange', async () => {
    const { surface, swipe } = await openWithGestures({
      onOpenChange: (isOpen, details) => (isOpen ? undefined : details.cancel()),
    });
    await swipe(0, 300);
    await expect.poll(() => surface.dataset['swiping']).toBeUndefined();
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    await expectShown('Landscape 2');
  });
});

describe('a long press in the lightbox', () => {
  const renderPressed = async () => {
    const onLongPress = vi.fn<(event: PointerEvent) => void>();
    return { onLongPress, ...(await openWithGestures({ onLongPress })) };
  };

  test('calls onLongPress once, and does not navigate', async () => {
    const { surface, onLongPress } = await renderPressed();
    const pressedMs = performance.now();
    await touch('touchStart', middleOf(surface));
    await vi.waitFor(() => expect(onLongPress).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect(performance.now() - pressedMs).toBeGreaterThanOrEqual(LONG_PRESS_MS);
    expect(onLongPress.mock.calls[0]?.[0]).toMatchObject({ type: 'pointerdown', pointerType: 'touch' });
    await touch('touchEnd');
    await expectShown('Landscape 2');
    expect(onLongPress).toHaveBeenCalledTimes(1);
  });

  test('is not reported during a swipe', async () => {
    const { swipe, onLongPress } = await renderPressed();
    await swipe(-300);
    await expectShown('Landscape 3');
    expect(onLongPress).not.toHaveBeenCalled();
  });
});
