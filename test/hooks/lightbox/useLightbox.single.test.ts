import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act } from '@testing-library/react-hooks';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two lightboxes on a page', () => {
  test('the second one does not open while the first one is', () => {
    const first = renderLightbox({ images: photos(2) });
    const second = renderLightbox({ images: photos(2, 'other') });
    first.openOn('photo-0');
    second.openOn('other-0');
    expect([first.current.status, second.current.status]).toEqual(['open', 'closed']);
    first.run(({ close }) => close());
    second.openOn('other-0');
    expect([first.current.status, second.current.status]).toEqual(['closed', 'open']);
  });

  test('the first one opens if both do in the same moment', () => {
    const first = renderLightbox({ images: photos(2) });
    const second = renderLightbox({ images: photos(2) });
    first.run(({ open }) => {
      open('photo-0');
      second.current.open('photo-0');
    });
    expect([first.current.status, second.current.status]).toEqual(['loading', 'closed']);
  });

  test('one that left the page while it was open is in nobody’s way', () => {
    const first = renderLightbox({ images: photos(2) });
    first.openOn('photo-0');
    first.unmount();
    const second = renderLightbox({ images: photos(2) });
    second.run(({ open }) => open('photo-0'));
    expect(second.current.status).toBe('loading');
  });

  test('one whose opening the page let lie is in nobody’s way', () => {
    const first = renderLightbox({ images: photos(2), isOpen: false });
    first.run(({ open }) => open('photo-0'));
    const second = renderLightbox({ images: photos(2) });
    second.openOn('photo-0');
    expect(second.current.status).toBe('open');
  });

  test('a second one that the page forces open is told to close, and the developer why', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onOpenChange = vi.fn();
    renderLightbox({ images: photos(2), isOpen: true });
    renderLightbox({ images: photos(2), isOpen: true, onOpenChange });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.anything());
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Only one can be open'));
  });
});

describe('the double-click guard', () => {
  test.each([
    [99, 'closed'],
    [100, 'loading'],
  ])('%i ms after a closing, a press leaves it %s', (milliseconds, status) => {
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ close }) => close());
    lightbox.pass(milliseconds);
    lightbox.run(({ open }) => {
      expect(open('photo-1', { reason: 'trigger' })).toBe(status === 'loading');
    });
    expect(lightbox.current.status).toBe(status);
  });

  test('lets a program open at once the lightbox that it has closed', async () => {
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

  test('a program is told where nothing opens', () => {
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

  test('a program may close one lightbox and open another in the same moment', async () => {
    const first = renderLightbox({ images: photos(2) });
    const second = renderLightbox({ images: photos(2, 'other') });
    first.openOn('photo-0');
    await act(async () => {
      first.current.close();
      expect(second.current.open('other-1')).toBe(true);
    });
    expect([first.current.status, second.current.status, second.current.index]).toEqual(['closed', 'loading', 1]);
  });

  test('two openings in one moment tell the page of one', () => {
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

describe('under StrictMode', () => {
  test('a lightbox opens, moves, closes and opens again as ever', () => {
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

  test('one that is open from the start stays the page’s one', () => {
    const lightbox = renderLightbox({ images: photos(3), isOpen: true }, { strict: true });
    lightbox.pass(0);
    expect(lightbox.current.status).toBe('open');
  });

  test('a source is not asked by more than one live request', async () => {
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

test('functions keep their identity from render to render', () => {
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
