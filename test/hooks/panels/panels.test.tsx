import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  UseControlBarOptions,
  UseInfoOptions,
  UseMaximizeOptions,
  UseRatingPanelOptions,
} from '../../../hooks/lightbox/panels/types.ts';
import { useControlBar } from '../../../hooks/lightbox/panels/useControlBar.ts';
import { useInfo } from '../../../hooks/lightbox/panels/useInfo.ts';
import { useMaximize } from '../../../hooks/lightbox/panels/useMaximize.ts';
import { useRatingPanel } from '../../../hooks/lightbox/panels/useRatingPanel.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

const images = fakeImages(3);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useInfo', () => {
  const renderInfo = (options?: UseInfoOptions, titles = ['Ridge', '', 'Lake']) =>
    renderHook(() => {
      const list = images.map((image, index) => ({ ...image, title: titles[index] }));
      const lightbox = useFakeLightbox({ images: list, defaultOpenIndex: 0 });
      return { lightbox, info: useInfo(lightbox, options) };
    });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('shows the info box after 200 ms, and hides it immediately', () => {
    const { result } = renderInfo();
    act(() => result.current.info.show());
    wait(199);
    expect(result.current.info.isShown).toBe(false);
    wait(1);
    expect(result.current.info.isShown).toBe(true);
    act(() => result.current.info.toggle());
    expect(result.current.info.isShown).toBe(false);
  });

  test('hides the info box for an image without text, and shows it again for the next image', () => {
    const { result } = renderInfo({ defaultIsOpen: true });
    wait(200);
    act(() => result.current.lightbox.next());
    expect(result.current.info).toMatchObject({ isOpen: true, isShown: false, hasInfo: false });
    const off = { 'aria-disabled': true, 'aria-label': 'Show info', 'aria-expanded': false, hidden: false };
    expect(result.current.info.getToggleProps()).toMatchObject(off);
    act(() => result.current.lightbox.next());
    wait(200);
    expect(result.current.info).toMatchObject({ isShown: true, title: 'Lake' });
  });

  test('lets the app veto a change', () => {
    const { result } = renderInfo({ onOpenChange: (_, details) => details.cancel() });
    act(() => result.current.info.show());
    expect(result.current.info.isOpen).toBe(false);
  });

  test('is unavailable while disabled', () => {
    const { result } = renderInfo({ enabled: false, defaultIsOpen: true });
    wait(200);
    expect(result.current.info).toMatchObject({ hasInfo: false, isOpen: false, isShown: false });
    expect(result.current.info.getToggleProps().hidden).toBe(true);
  });
});

describe('useControlBar', () => {
  function Bar(options: UseControlBarOptions) {
    const bar = useControlBar(useFakeLightbox({ images, defaultOpenIndex: 1 }), options);
    return (
      <div {...bar.getBarProps({ 'data-testid': 'bar' })}>
        <button {...bar.getToggleProps()} />
        <div {...bar.getControlsProps()}>{bar.counterText}</div>
      </div>
    );
  }
  const toggle = () => screen.getByRole('button');
  const controls = () => screen.getByRole('group', { hidden: true });

  test('labels its toggle by action and connects the toggle to the controls', () => {
    render(<Bar />);
    expect(toggle().getAttribute('aria-label')).toBe('Hide controls');
    expect(toggle().getAttribute('aria-controls')).toBe(controls().id);
    fireEvent.click(toggle());
    expect(toggle().getAttribute('aria-label')).toBe('Show controls');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(controls().hasAttribute('inert')).toBe(true);
    expect(screen.getByTestId('bar').dataset['open']).toBeUndefined();
  });

  test('counts from one in the counter label', () => {
    render(<Bar labels={{ counter: '{index} von {count}' }} />);
    expect(controls().textContent).toBe('2 von 3');
  });

  test('lets the app veto a change', () => {
    render(<Bar onOpenChange={(_, details) => details.cancel()} />);
    fireEvent.click(toggle());
    expect(screen.getByTestId('bar').dataset['open']).toBe('');
  });

  test('follows the controlled `isOpen` value', () => {
    const { rerender } = render(<Bar isOpen={false} />);
    fireEvent.click(toggle());
    expect(screen.getByTestId('bar').dataset['open']).toBeUndefined();
    rerender(<Bar isOpen />);
    expect(screen.getByTestId('bar').dataset['open']).toBe('');
  });

  test('exposes its height as a custom property', () => {
    render(<Bar />);
    expect(screen.getByTestId('bar').style.getPropertyValue('--loggia-control-bar-height')).toBe('0px');
  });
});

describe('useMaximize', () => {
  const renderMaximize = (options: UseMaximizeOptions) =>
    renderHook(() => {
      const lightbox = useFakeLightbox({ images, defaultOpenIndex: 0 });
      return { lightbox, maximize: useMaximize(lightbox, options) };
    });

  test('fills the window, then restores the original size', () => {
    const { result } = renderMaximize({ fullWindow: false });
    act(() => result.current.maximize.toggle());
    expect(result.current.maximize.isMaximized).toBe(true);
    expect(result.current.maximize.getButtonProps()['aria-label']).toBe('Restore');
    act(() => result.current.maximize.restore());
    expect(result.current.maximize.isMaximized).toBe(false);
  });

  test('resets when the lightbox closes', async () => {
    const { result } = renderMaximize({ fullWindow: false });
    act(() => result.current.maximize.maximize());
    await act(async () => result.current.lightbox.close());
    expect(result.current.maximize.isMaximized).toBe(false);
  });

  test.each<readonly [string, UseMaximizeOptions]>([
    ['in fullscreen', { fullWindow: false, isFullscreen: true }],
    ['if the pop-up fills the window', { fullWindow: true }],
    ['while disabled', { fullWindow: false, enabled: false }],
  ])('has no button %s', (_, options) => {
    const { result } = renderMaximize(options);
    expect(result.current.maximize.isAvailable).toBe(false);
    expect(result.current.maximize.getButtonProps().hidden).toBe(true);
  });
});

describe('useRatingPanel', () => {
  const renderPanel = (options?: UseRatingPanelOptions, settings = { rating: true }) =>
    renderHook(() => useRatingPanel({ settings }, options));

  test('starts open, hides the stars without unmounting them, and labels its toggle by action', () => {
    const { result } = renderPanel();
    const button = () => result.current.getToggleProps();
    expect(button()).toMatchObject({ 'aria-label': 'Hide rating', 'aria-expanded': true });
    expect(button()['aria-controls']).toBe(result.current.getPanelProps().id);
    act(() => result.current.toggle());
    expect(button()).toMatchObject({ 'aria-label': 'Show rating', 'aria-expanded': false });
    expect(result.current.getPanelProps().hidden).toBe(true);
  });

  test('takes its position from the settings, or defaults to the top', () => {
    expect(renderPanel().result.current.position).toBe('top');
    const settings = { rating: true, ratingPosition: 'bottom' as const };
    expect(renderPanel({}, settings).result.current.position).toBe('bottom');
  });

  test('shows the average, updated by a vote until newer rating data arrives', () => {
    const withVotes = (average: number, count: number) => ({
      id: '1',
      url: '/1.jpg',
      rating: { average, count, own: 0 },
    });
    const { result, rerender } = renderHook((image) => useRatingPanel({ settings: { rating: true }, image }), {
      initialProps: withVotes(4.25, 10),
    });
    expect(result.current.getToggleProps()['aria-label']).toBe('4.3 stars. Hide rating');
    act(() => result.current.updateRating('1', { average: 4.6, count: 11, own: 5 }));
    expect(result.current.averageText).toBe('4.6');
    rerender(withVotes(3, 30));
    expect(result.current.averageText).toBe('3.0');
    rerender({ id: '2', url: '/2.jpg', rating: { average: 0, count: 0, own: 0 } });
    expect(result.current.averageText).toBe('');
    expect(result.current.getToggleProps()['aria-label']).toBe('Hide rating');
  });

  test('has no button if ratings are disabled', () => {
    const { result } = renderPanel({}, { rating: false });
    expect(result.current).toMatchObject({ isAvailable: false, isOpen: false });
    expect(result.current.getToggleProps().hidden).toBe(true);
  });

  test('lets the app veto a change', () => {
    const { result } = renderPanel({ onOpenChange: (_, details) => details.cancel() });
    act(() => result.current.hide());
    expect(result.current.isOpen).toBe(true);
  });
});
