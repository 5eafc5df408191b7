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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the lightbox around it
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

describe('a browser that shows no element fullscreen', () => {
  test('there is no button', () => {
    render(<Page />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the element fills the window instead, if the page wants that', async () => {
    render(<Page fallback="emulate" />, { wrapper: StrictMode });
    expect(button().getAttribute('aria-label')).toBe('Fullscreen');
    await click();
    expect(mode()).toBe('emulated');
    expect(button().getAttribute('aria-label')).toBe('Exit fullscreen');
    await click();
    expect(mode()).toBeUndefined();
  });

  test('Escape ends the emulation, and nothing else hears it', async () => {
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

  test('a disabled hook ends the emulation and does not bring it back', async () => {
    const { rerender } = render(<Page fallback="emulate" />);
    await click();
    rerender(<Page fallback="emulate" enabled={false} />);
    expect(mode()).toBeUndefined();
    rerender(<Page fallback="emulate" />);
    expect(mode()).toBeUndefined();
  });

  test('the page may veto, with the reason in hand', async () => {
    const onFullscreenChange = vi.fn<NonNullable<UseFullscreenOptions['onFullscreenChange']>>((_next, details) =>
      details.cancel(),
    );
    render(<Page fallback="emulate" onFullscreenChange={onFullscreenChange} />);
    await click();
    expect(mode()).toBeUndefined();
    expect(onFullscreenChange.mock.calls[0]?.[1]).toMatchObject({ reason: 'button' });
  });
});

describe('a browser that does not allow fullscreen now', () => {
  function refuse() {
    Object.assign(document, { fullscreenEnabled: true });
    element.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
  }

  test('the visitor stays where they are, and the page is told', async () => {
    refuse();
    const onFullscreenChange = vi.fn();
    render(<Page onFullscreenChange={onFullscreenChange} />);
    await click();
    expect(mode()).toBeUndefined();
    expect(onFullscreenChange.mock.calls.map(([isNext]) => isNext)).toEqual([true, false]);
  });

  test('emulation takes over, if the page wants that', async () => {
    refuse();
    render(<Page fallback="emulate" />);
    await click();
    expect(mode()).toBe('emulated');
  });
});

test('a browser that knows only the prefixed names goes in and out', async () => {
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

  // If the key that ends fullscreen reaches the page, it ends nothing else.
  await click();
  await act(async () => void fireEvent.keyDown(button(), { key: 'Escape' }));
  expect(mode()).toBeUndefined();
  expect(onEscape).not.toHaveBeenCalled();
});

test('elements outside of the fullscreen element count as elsewhere', () => {
  const [screenElement, inside, outside] = [1, 2, 3].map(() => document.createElement('div'));
  expect(inside && isFullscreenElsewhere(inside)).toBe(false);
  if (inside) screenElement?.append(inside);
  Object.defineProperty(document, 'webkitFullscreenElement', { configurable: true, get: () => screenElement });
  expect(inside && isFullscreenElsewhere(inside)).toBe(false);
  expect(outside && isFullscreenElsewhere(outside)).toBe(true);
});
