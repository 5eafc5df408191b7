import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useFullscreen } from '../../../hooks/lightbox/fullscreen/useFullscreen.ts';
import { isFullscreenElsewhere } from '../../../hooks/lightbox/fullscreen/engine/fullscreenApi.ts';
import type { UseFullscreenOptions } from '../../../hooks/lightbox/fullscreen/types.ts';

const element = document.createElement('div');

function Page({ onEscape, ...options }: Partial<UseFullscreenOptions> & { readonly onEscape?: () => void }) {
  const fullscreen = useFullscreen({ element, ...options });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents the lightbox around it
    <div {...fullscreen.getElementProps({ 'data-testid': 'stage' })} onKeyDown={onEscape}>
      {fullscreen.isSupported && <button type="button" {...fullscreen.getButtonProps()} />}
    </div>
  );
}

const button = () => screen.getByRole('button');
const click = async () => act(async () => void fireEvent.click(button()));
const mode = () => screen.getByTestId('stage').dataset['fullscreen'];

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['fullscreenEnabled', 'webkitFullscreenEnabled', 'webkitFullscreenElement']) {
    Reflect.deleteProperty(document, name);
  }
  for (const name of ['webkitExitFullscreen']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(element, 'requestFullscreen');
  Reflect.deleteProperty(element, 'webkitRequestFullscreen');
});

describe('useFullscreen without browser support', () => {
  test('renders no button', () => {
    render(<Page />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('fills the window instead with `fallback: emulate`', async () => {
    render(<Page fallback="emulate" />, { wrapper: StrictMode });
    expect(button().getAttribute('aria-label')).toBe('Fullscreen');
    await click();
    expect(mode()).toBe('emulated');
    expect(button().getAttribute('aria-label')).toBe('Exit fullscreen');
    await click();
    expect(mode()).toBeUndefined();
  });

  test('exits emulated fullscreen on Escape and stops the event', async () => {
    const onEscape = vi.fn();
    const onFullscreenChange = vi.fn();
    render(<Page fallback="emulate" onEscape={onEscape} onFullscreenChange={onFullscreenChange} />);
    await click();
    expect(fireEvent.keyDown(button(), { key: 'Escape' })).toBe(false);
    expect(mode()).toBeUndefined();
    expect(onEscape).not.toHaveBeenCalled();
    expect(onFullscreenChange.mock.lastCall?.[1]).toMatchObject({ reason: 'escapeKey' });
    expect(fireEvent.keyDown(button(), { key: 'Escape' })).toBe(true);
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  test('exits emulated fullscreen when disabled, and does not enter it again when enabled', async () => {
    const { rerender } = render(<Page fallback="emulate" />);
    await click();
    rerender(<Page fallback="emulate" enabled={false} />);
    expect(mode()).toBeUndefined();
    rerender(<Page fallback="emulate" />);
    expect(mode()).toBeUndefined();
  });

  test('passes a reason with each change and lets the app cancel the change', async () => {
    const onFullscreenChange = vi.fn<NonNullable<UseFullscreenOptions['onFullscreenChange']>>((_next, details) =>
      details.cancel(),
    );
    render(<Page fallback="emulate" onFullscreenChange={onFullscreenChange} />);
    await click();
    expect(mode()).toBeUndefined();
    expect(onFullscreenChange.mock.calls[0]?.[1]).toMatchObject({ reason: 'button' });
  });
});

describe('useFullscreen when the browser denies the request', () => {
  function refuse() {
    Object.assign(document, { fullscreenEnabled: true });
    element.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
  }

  test('does not enter fullscreen, and reports the change and its reversal', async () => {
    refuse();
    const onFullscreenChange = vi.fn();
    render(<Page onFullscreenChange={onFullscreenChange} />);
    await click();
    expect(mode()).toBeUndefined();
    expect(onFullscreenChange.mock.calls.map(([isNext]) => isNext)).toEqual([true, false]);
  });

  test('emulates fullscreen with `fallback: emulate`', async () => {
    refuse();
    render(<Page fallback="emulate" />);
    await click();
    expect(mode()).toBe('emulated');
  });
});

test('useFullscreen enters and exits fullscreen with prefixed browser APIs', async () => {
  let current: Element | null = null;
  const set = (next: Element | null) => {
    current = next;
    document.dispatchEvent(new Event('webkitfullscreenchange'));
  };
  Object.defineProperty(document, 'webkitFullscreenElement', { configurable: true, get: () => current });
  Object.assign(document, { webkitFullscreenEnabled: true, webkitExitFullscreen: () => set(null) });
  Object.assign(element, { webkitRequestFullscreen: () => set(element) });
  const onEscape = vi.fn();
  render(<Page onEscape={onEscape} />);
  await click();
  expect(mode()).toBe('native');
  await click();
  expect(mode()).toBeUndefined();

  // If the Escape that exits fullscreen reaches the page, it must not close anything else.
  await click();
  await act(async () => void fireEvent.keyDown(button(), { key: 'Escape' }));
  expect(mode()).toBeUndefined();
  expect(onEscape).not.toHaveBeenCalled();
});

test('isFullscreenElsewhere is true only for elements outside the fullscreen element', () => {
  const [screenElement, inside, outside] = [1, 2, 3].map(() => document.createElement('div'));
  expect(inside && isFullscreenElsewhere(inside)).toBe(false);
  if (inside) screenElement?.append(inside);
  Object.defineProperty(document, 'webkitFullscreenElement', { configurable: true, get: () => screenElement });
  expect(inside && isFullscreenElsewhere(inside)).toBe(false);
  expect(outside && isFullscreenElsewhere(outside)).toBe(true);
});
