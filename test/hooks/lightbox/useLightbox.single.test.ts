import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act } from '@testing-library/react-hooks';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two lightboxes on a page', () => {
  test('are never open at the same time', () => {
    const first = renderLightbox({ images: photos(2) });
    const second = renderLightbox({ images: photos(2, 'other') });
    first.openOn('photo-0');
    second.openOn('other-0');
    expect([first.current.status, second.current.status]).toEqual(['open', 'closed']);
    first.run(({ close }) => close());
    second.openOn('other-0');
    expect([first.current.status, second.current.status]).toEqual(['closed', 'open']);
  });

  test('do not both open if the app opens both in one update', () => {
    const first = renderLightbox({ images: photos(2) });
    const second = renderLightbox({ images: photos(2) });
    first.run(({ open }) => {
      open('photo-0');
      second.current.open('photo-0');
    });
    expect([first.current.status, second.current.status]).toEqual(['loading', 'closed']);
  });

  test('do not block each other once the open one has unmounted', () => {
    const first = renderLightbox({ images: photos(2) });
    first.openOn('photo-0');
    first.unmount();
    const second = renderLightbox({ images: photos(2) });
    second.run(({ open }) => open('photo-0'));
    expect(second.current.status).toBe('loading');
  });

  test('do not block each other if the app ignores a request to open', () => {
    const first = renderLightbox({ images: photos(2), isOpen: false });
    first.run(({ open }) => open('photo-0'));
    const second = renderLightbox({ images: photos(2) });
    second.openOn('photo-0');
    expect(second.current.status).toBe('open');
  });

  test('cause a warning if the app forces both open, and the second lightbox closes', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onOpenChange = vi.fn();
    renderLightbox({ images: photos(2), isOpen: true });
    renderLightbox({ images: photos(2), isOpen: true, onOpenChange });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.anything());
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Only one can be open'));
  });
});

describe('opening a lightbox', () => {
  test.each([
    [99, 'closed'],
    [100, 'loading'],
  ])('with a click %i ms after closing results in the status %s', (milliseconds, status) => {
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ close }) => close());
    lightbox.pass(milliseconds);
    lightbox.run(({ open }) => {
      expect(open('photo-1', { reason: 'trigger' })).toBe(status === 'loading');
    });
    expect(lightbox.current.status).toBe(status);
  });

  test('succeeds immediately if the app has just closed the lightbox', async () => {
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ close }) => close());
    lightbox.run(({ open }) => expect(open('photo-1')).toBe(true));
    expect(lightbox.current).toMatchObject({ status: 'loading', index: 1 });
    lightbox.pass(500);
    await act(async () => {
      lightbox.current.close();
      expect(lightbox.current.open('photo-0')).toBe(true);
    });
    expect(lightbox.current).toMatchObject({ status: 'loading', index: 0 });
  });

  test('returns false if the lightbox is already open or disabled, or if the app cancels opening', () => {
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ open }) => expect(open('photo-1')).toBe(false));
    lightbox.unmount();
    const off = renderLightbox({ images: photos(2), enabled: false });
    off.run(({ open }) => expect(open('photo-1')).toBe(false));
    off.unmount();
    const vetoed = renderLightbox({ images: photos(2), onOpenChange: (_, { cancel }) => cancel() });
    vetoed.run(({ open }) => expect(open('photo-1')).toBe(false));
  });

  test('succeeds in the same update in which another lightbox closes', async () => {
    const first = renderLightbox({ images: photos(2) });
    const second = renderLightbox({ images: photos(2, 'other') });
    first.openOn('photo-0');
    await act(async () => {
      first.current.close();
      expect(second.current.open('other-1')).toBe(true);
    });
    expect([first.current.status, second.current.status, second.current.index]).toEqual(['closed', 'loading', 1]);
  });

  test('calls `onOpenChange` once for two requests in one update', () => {
    const onOpenChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(2), onOpenChange });
    lightbox.run(({ open }) => {
      open('photo-0');
      open('photo-1');
    });
    expect(onOpenChange).toHaveBeenCalledOnce();
    expect(lightbox.current.index).toBe(0);
  });
});

describe('a lightbox in StrictMode', () => {
  test('opens, changes slides, closes and opens again', () => {
    const onIndexChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(3), onIndexChange }, { strict: true });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    lightbox.pass(500);
    expect(lightbox.current).toMatchObject({ index: 1, isSettled: true });
    lightbox.run(({ close }) => close());
    lightbox.pass(500);
    expect(lightbox.current.isMounted).toBe(false);
    lightbox.openOn('photo-2');
    expect(lightbox.current).toMatchObject({ status: 'open', index: 2 });
    expect(onIndexChange).toHaveBeenCalledTimes(2);
  });

  test('stays open if it is open from the start', () => {
    const lightbox = renderLightbox({ images: photos(3), isOpen: true }, { strict: true });
    lightbox.pass(0);
    expect(lightbox.current.status).toBe('open');
  });

  test('has at most one active source request', async () => {
    const signals: AbortSignal[] = [];
    const load = (_: unknown, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return Promise.resolve({ images: photos(2), settings: {} });
    };
    const lightbox = renderLightbox({ source: { load } }, { strict: true });
    lightbox.run(({ open }) => open('photo-0'));
    expect(signals.filter(({ aborted }) => !aborted)).toHaveLength(1);
    await lightbox.answer();
    expect(lightbox.current.images).toHaveLength(2);
  });
});

test('useLightbox returns stable functions', () => {
  const lightbox = renderLightbox({ images: photos(3) });
  const { open, close, next, previous, goTo, retry, retryImage, reportImage, onShortcut, getTriggerProps } =
    lightbox.current;
  const before = { open, close, next, previous, goTo, retry, retryImage, reportImage, onShortcut, getTriggerProps };
  lightbox.openOn('photo-0');
  lightbox.run((current) => current.next());
  lightbox.rerender({ images: photos(4), shortcuts: { next: ['j'] } });
  for (const [name, verb] of Object.entries(before)) {
    expect(lightbox.current[name as keyof typeof before], name).toBe(verb);
  }
});
