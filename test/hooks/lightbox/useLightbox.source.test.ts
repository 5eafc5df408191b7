import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpStatusError, MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { LIGHTBOX_GUARD_MS, LIGHTBOX_REMOVAL_DELAY_MS, type UseLightboxOptions } from '@loggia/hooks/lightbox';
import type { LightboxData, LightboxRequest, LightboxSource, UseLightboxResult } from '@loggia/hooks';
import type { ElementProps } from '@loggia/hooks/shared';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Call {
  readonly request: LightboxRequest;
  readonly signal: AbortSignal;
  answer(data?: Partial<LightboxData>): void;
  fail(error: unknown): void;
}

/** A source whose responses the test controls. */
function slowSource() {
  const calls: Call[] = [];
  const load: LightboxSource['load'] = (request, { signal }) =>
    new Promise((resolve, reject) => {
      const answer = (data: Partial<LightboxData> = {}) => resolve({ images: photos(5), settings: {}, ...data });
      calls.push({ request, signal, answer, fail: reject });
    });
  const only = () => {
    expect(calls).toHaveLength(1);
    return calls[0] as Call;
  };
  return { source: { load }, calls, only };
}

describe('a lightbox source', () => {
  test('is requested once, with the image and all request options', () => {
    const { source, only } = slowSource();
    const lightbox = renderLightbox({ source, request: { search: 'sea', sort: 'date' } });
    lightbox.run(({ open }) => open('photo-3', { request: { galleryId: '7', sort: 'name' } }));
    expect(lightbox.current).toMatchObject({ status: 'loading', index: -1, images: [] });
    expect(only().request).toEqual({ imageId: 'photo-3', search: 'sea', sort: 'name', galleryId: '7' });
  });

  test('provides the list, the index of the image and the settings', async () => {
    const onIndexChange = vi.fn();
    const { source, only } = slowSource();
    const lightbox = renderLightbox({ source, onIndexChange });
    lightbox.run(({ open }) => open('photo-3'));
    only().answer({ settings: { effect: 'slideH', effectDurationMs: 400, intervalMs: 5000 } });
    await lightbox.answer();
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(3, expect.objectContaining({ reason: 'opened' }));
    expect(lightbox.current).toMatchObject({ status: 'loading', index: 3, settings: { intervalMs: 5000 } });
    lightbox.pass(0);
    lightbox.run(({ next }) => next());
    expect(lightbox.current.transition).toMatchObject({ effect: 'slideH', durationMs: 400 });
  });

  test('reports the shown image through `onShow` until the lightbox is removed', async () => {
    const onShow = vi.fn<NonNullable<UseLightboxOptions['onShow']>>();
    const { source, only } = slowSource();
    const lightbox = renderLightbox({ source, onShow });
    lightbox.run(({ open }) => open('photo-3'));
    only().answer();
    await lightbox.answer();
    lightbox.pass(0);
    lightbox.run(({ next }) => next());
    lightbox.pass(LIGHTBOX_GUARD_MS);
    lightbox.run(({ close }) => close());
    lightbox.pass(LIGHTBOX_REMOVAL_DELAY_MS);
    expect(onShow.mock.calls.map(([imageId]) => imageId)).toEqual([undefined, 'photo-3', 'photo-4', undefined]);
  });

  test('is requested again each time the lightbox opens', async () => {
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-0'));
    calls[0]?.answer();
    await lightbox.answer();
    lightbox.run(({ close }) => close());
    lightbox.pass(200);
    expect(lightbox.current.images).toEqual([]);
    lightbox.run(({ open }) => open('photo-1'));
    expect(calls).toHaveLength(2);
  });

  test('is not requested if the app provides a list', () => {
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source, images: photos(2) });
    lightbox.openOn('photo-1');
    expect(lightbox.current.status).toBe('open');
    expect(calls).toEqual([]);
  });

  test('does not open the lightbox if `isAvailable` returns false', () => {
    const onOpenChange = vi.fn();
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source: { ...source, isAvailable: () => false }, onOpenChange });
    lightbox.run(({ open }) => open('photo-0'));
    expect(lightbox.current).toMatchObject({ status: 'closed', isMounted: false });
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  test('is required to open the lightbox if no list is given', () => {
    const lightbox = renderLightbox({});
    lightbox.run(({ open }) => open('photo-0'));
    expect(lightbox.current.status).toBe('closed');
  });
});

describe('a lightbox source request', () => {
  test('is aborted on close, and its late response is ignored', async () => {
    const { source, only } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-0'));
    lightbox.run(({ close }) => close());
    expect(only().signal.aborted).toBe(true);
    only().answer();
    await lightbox.answer();
    lightbox.pass(100);
    expect(lightbox.current).toMatchObject({ status: 'closed', images: [] });
  });

  test('is aborted on unmount', () => {
    const { source, only } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-0'));
    lightbox.unmount();
    expect(only().signal.aborted).toBe(true);
  });

  test('does not override a later request with its late response', async () => {
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-0'));
    lightbox.run(({ close }) => close());
    lightbox.pass(200);
    lightbox.run(({ open }) => open('photo-1'));
    calls[1]?.answer({ images: photos(2) });
    await lightbox.answer();
    calls[0]?.answer({ images: photos(9) });
    await lightbox.answer();
    expect(lightbox.current.images).toHaveLength(2);
  });
});

describe('navigation before the list has loaded', () => {
  const pressed = async (press: (lightbox: UseLightboxResult) => unknown, settings: LightboxData['settings'] = {}) => {
    const onIndexChange = vi.fn();
    const { source, only } = slowSource();
    const lightbox = renderLightbox({ source, onIndexChange });
    lightbox.run(({ open }) => open('photo-3'));
    lightbox.run((result) => void press(result));
    expect(lightbox.current.status).toBe('loading');
    only().answer({ settings });
    await lightbox.answer();
    for (let change = 0; change < 8; change += 1) lightbox.pass(100);
    expect(lightbox.current.isSettled).toBe(true);
    return { lightbox, shown: onIndexChange.mock.calls.map(([index]) => index) };
  };

  test('continues from the requested image one by one, wrapping around at the end', async () => {
    const { lightbox, shown } = await pressed(({ next }) => [1, 2, 3].map(() => next('keyboard')));
    expect(shown).toEqual([3, 4, 0, 1]);
    expect(lightbox.current).toMatchObject({ index: 1, announcement: '2 of 5, Title 1' });
  });

  test('stops at the ends unless the lightbox loops', async () => {
    const { shown } = await pressed(
      ({ next, previous }) => {
        next();
        next();
        next();
        previous();
      },
      { loop: false },
    );
    expect(shown).toEqual([3, 4, 3]);
  });

  test.each([
    ['Home', 0],
    ['End', 4],
  ] as const)('the %s key goes to the corresponding end of the list', async (key, index) => {
    const press = () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const { lightbox } = await pressed(press);
    expect(lightbox.current.index).toBe(index);
  });

  test('is kept after a failure and discarded on close', async () => {
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-1'));
    lightbox.run(({ next }) => next());
    calls[0]?.fail(new OfflineError());
    await lightbox.answer();
    lightbox.run(({ retry }) => retry());
    calls[1]?.answer();
    await lightbox.answer();
    expect(lightbox.current.index).toBe(2);
    lightbox.run(({ close }) => close());
    lightbox.pass(200);
    lightbox.run(({ open }) => open('photo-1'));
    lightbox.run(({ next }) => next());
    lightbox.run(({ close }) => close());
    lightbox.pass(200);
    lightbox.run(({ open }) => open('photo-1'));
    calls[3]?.answer();
    await lightbox.answer();
    expect(lightbox.current.index).toBe(1);
  });
});

describe('a failed lightbox source', () => {
  test.each([new HttpStatusError(500), new OfflineError(), new MissingContentError()])(
    'exposes the error %s',
    async (error) => {
      const { source, only } = slowSource();
      const lightbox = renderLightbox({ source });
      lightbox.run(({ open }) => open('photo-0'));
      only().fail(error);
      await lightbox.answer();
      expect(lightbox.current).toMatchObject({ status: 'open', error, index: -1, slides: [], isSettled: false });
    },
  );

  test('exposes an unknown error as unexpected, with its cause', async () => {
    const { source, only } = slowSource();
    const cause = new TypeError('cannot read');
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-0'));
    only().fail(cause);
    await lightbox.answer();
    expect(lightbox.current.error).toMatchObject({ code: 'unexpected', cause });
  });

  test('recovers on retry', async () => {
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-1'));
    calls[0]?.fail(new HttpStatusError(503));
    await lightbox.answer();
    lightbox.run(({ retry }) => retry());
    expect(lightbox.current).toMatchObject({ status: 'loading', error: null });
    calls[1]?.answer();
    await lightbox.answer();
    lightbox.pass(0);
    expect(lightbox.current).toMatchObject({ status: 'open', error: null, index: 1 });
  });

  test('recovers through the retry button', async () => {
    const press = { defaultPrevented: false } as Parameters<NonNullable<ElementProps<'button'>['onClick']>>[0];
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-1'));
    calls[0]?.fail(new HttpStatusError(503));
    await lightbox.answer();
    lightbox.run(({ getRetryButtonProps }) => getRetryButtonProps().onClick?.(press));
    expect(lightbox.current).toMatchObject({ status: 'loading', error: null });
    calls[1]?.answer();
    await lightbox.answer();
    lightbox.pass(0);
    expect(lightbox.current).toMatchObject({ status: 'open', error: null, index: 1 });
  });

  test('is requested again when the device is back online', async () => {
    const { source, calls } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-1'));
    calls[0]?.fail(new OfflineError());
    await lightbox.answer();
    lightbox.run(() => void window.dispatchEvent(new Event('online')));
    expect(calls).toHaveLength(2);
    expect(lightbox.current.status).toBe('loading');
  });

  test.each([
    ['an image that the response lacks', photos(3)],
    ['an empty response', []],
  ])('reports %s as missing', async (_, images) => {
    const { source, only } = slowSource();
    const lightbox = renderLightbox({ source });
    lightbox.run(({ open }) => open('photo-9'));
    only().answer({ images });
    await lightbox.answer();
    expect(lightbox.current).toMatchObject({ status: 'open', error: { code: 'missing' } });
    lightbox.run(({ next, close }) => {
      next();
      close();
    });
    expect(lightbox.current).toMatchObject({ status: 'closed', error: null });
  });

  test('reports an unknown ID in a list provided by the app as missing', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.run(({ open }) => open('nobody'));
    expect(lightbox.current.error).toMatchObject({ code: 'missing' });
  });
});
