import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LightboxSettings } from '../../../hooks/data/backend/LightboxSettings.ts';
import type { UseSidebarsOptions } from '../../../hooks/lightbox/panels/sidebarTypes.ts';
import { useSidebars } from '../../../hooks/lightbox/panels/useSidebars.ts';
import { useSlideshow } from '../../../hooks/slides/slideshow/useSlideshow.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

const images = fakeImages(3);

interface Props {
  readonly settings?: LightboxSettings;
  readonly options?: UseSidebarsOptions;
  readonly isOpen?: boolean;
}

function useStage({ settings, options, isOpen = true }: Props) {
  const lightbox = useFakeLightbox({
    images,
    ...(settings && { settings }),
    ...(isOpen && { defaultOpenIndex: 0 }),
  });
  const sidebars = useSidebars(lightbox, options);
  const slideshow = useSlideshow(lightbox, { pauseReasons: sidebars.pauseReasons, intervalMs: 60_000 });
  return { lightbox, sidebars, slideshow };
}

const renderStage = (initialProps: Props = {}) => renderHook(useStage, { initialProps, wrapper: StrictMode });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a sidebar', () => {
  test('opens and closes within 100 ms', () => {
    const { result } = renderStage();
    act(() => result.current.sidebars.open('comments'));
    expect(result.current.sidebars.statusOf('comments')).toBe('opening');
    wait(99);
    expect(result.current.sidebars.statusOf('comments')).toBe('opening');
    wait(1);
    expect(result.current.sidebars.statusOf('comments')).toBe('open');
    act(() => result.current.sidebars.toggle('comments'));
    expect(result.current.sidebars.statusOf('comments')).toBe('closing');
    wait(100);
    expect(result.current.sidebars.statusOf('comments')).toBe('closed');
  });

  test('keeps its content mounted once it has been opened', () => {
    const { result } = renderStage();
    const drawn = () => (['comments', 'shop'] as const).filter((name) => result.current.sidebars.wasOpened(name));
    expect(drawn()).toEqual([]);
    act(() => result.current.sidebars.open('comments'));
    expect(drawn()).toEqual(['comments']);
    act(() => result.current.sidebars.close());
    wait(100);
    expect(drawn()).toEqual(['comments']);
  });

  test('closes when it becomes unavailable, and stays closed when it is available again', () => {
    const { result, rerender } = renderStage({ options: { names: ['comments', 'shop'] } });
    act(() => result.current.sidebars.open('shop'));
    rerender({ options: { names: ['comments'] } });
    expect(result.current.sidebars.openName).toBeNull();
    expect(result.current.sidebars.has('shop')).toBe(false);
    rerender({ options: { names: ['comments', 'shop'] } });
    expect(result.current.sidebars.openName).toBeNull();
  });

  test('closes with the lightbox, and stays closed when the lightbox reopens', async () => {
    const { result } = renderStage();
    act(() => result.current.sidebars.open('comments'));
    await act(async () => result.current.lightbox.close());
    expect(result.current.sidebars.openName).toBeNull();
    act(() => result.current.lightbox.open('2'));
    wait(1000);
    expect(result.current.sidebars.openName).toBeNull();
  });

  test('does not open while the lightbox is closed', () => {
    const { result } = renderStage({ isOpen: false });
    act(() => result.current.sidebars.open('comments'));
    expect(result.current.sidebars.openName).toBeNull();
  });

  test('reports a change with its reason, and lets the app veto the change', () => {
    const onOpenNameChange = vi.fn<NonNullable<UseSidebarsOptions['onOpenNameChange']>>((_, details) =>
      details.cancel(),
    );
    const { result } = renderStage({ options: { onOpenNameChange } });
    act(() => result.current.sidebars.toggle('shop', 'toggleButton'));
    expect(onOpenNameChange.mock.calls[0]?.[0]).toBe('shop');
    expect(onOpenNameChange.mock.calls[0]?.[1].reason).toBe('toggleButton');
    expect(result.current.sidebars.openName).toBeNull();
  });

  test('follows the controlled `openName` value', () => {
    const { result, rerender } = renderStage({ options: { openName: null } });
    act(() => result.current.sidebars.open('comments'));
    expect(result.current.sidebars.statusOf('comments')).toBe('closed');
    rerender({ options: { openName: 'comments' } });
    expect(result.current.sidebars.statusOf('comments')).toBe('opening');
  });
});

describe('a sidebar requested when the lightbox opens', () => {
  test('opens immediately if it is the comments sidebar', () => {
    const { result } = renderStage({ settings: { openComments: true } });
    expect(result.current.sidebars.openName).toBe('comments');
  });

  test('opens after 400 ms if it is the shop sidebar', () => {
    const { result } = renderStage({ settings: { openShop: true } });
    wait(399);
    expect(result.current.sidebars.openName).toBeNull();
    wait(1);
    expect(result.current.sidebars.openName).toBe('shop');
  });

  test('does not open if the lightbox has been closed in the meantime', async () => {
    const { result } = renderStage({ settings: { openShop: true } });
    await act(async () => result.current.lightbox.close());
    wait(1000);
    expect(result.current.sidebars.openName).toBeNull();
  });
});

describe('a slideshow', () => {
  test('pauses while a sidebar is open, then resumes', () => {
    const { result } = renderStage();
    act(() => result.current.slideshow.play());
    act(() => result.current.sidebars.open('comments'));
    expect([...result.current.slideshow.pausedBy]).toEqual(['panel']);
    act(() => result.current.sidebars.open('shop'));
    expect([...result.current.slideshow.pausedBy]).toEqual(['panel']);
    act(() => result.current.sidebars.close());
    expect(result.current.slideshow.isPlaying).toBe(true);
  });

  test('stays stopped once the sidebar closes, if it was started while the sidebar was open', () => {
    const { result } = renderStage();
    act(() => result.current.sidebars.open('comments'));
    act(() => result.current.slideshow.play());
    act(() => result.current.sidebars.close());
    expect([...result.current.slideshow.pausedBy]).toEqual(['stopped']);
  });
});
