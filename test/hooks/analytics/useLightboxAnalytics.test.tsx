import { act, renderHook } from '@testing-library/react-hooks';
import { useLightbox, useLightboxAnalytics, type LightboxAnalyticsEvent, type UseLightboxOptions } from '@loggia/hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { photos } from '../lightbox/renderLightbox.ts';

const images = photos(5);

interface RenderOptions extends UseLightboxOptions {
  readonly onEvent?: (event: LightboxAnalyticsEvent) => void;
}

/** Renders a lightbox with fake timers and records the events passed to `onEvent`. */
function renderAnalytics({ onEvent, ...given }: RenderOptions = {}) {
  const events: LightboxAnalyticsEvent[] = [];
  const view = renderHook(
    (options: UseLightboxOptions) => {
      const lightbox = useLightbox({ images, ...given, ...options });
      const analytics = useLightboxAnalytics(lightbox, {
        onEvent: (event) => {
          events.push(event);
          onEvent?.(event);
        },
      });
      return { lightbox, analytics };
    },
    { wrapper: StrictMode, initialProps: {} },
  );
  const lightbox = () => view.result.current.lightbox;
  return {
    ...view,
    lightbox,
    analytics: () => view.result.current.analytics,
    /** Returns the events since the last call as tuples of type, image ID and details. */
    told: () => events.splice(0).map(({ type, image, index: _index, ...facts }) => [type, image.id, facts]),
    run: (action: (now: ReturnType<typeof lightbox>) => void) => act(() => action(lightbox())),
    /** Advances the clock, reports the shown image as loaded or failed, and lets all updates settle. */
    settle: async (milliseconds = 0, status: 'loaded' | 'failed' = 'loaded') => {
      act(() => vi.advanceTimersByTime(milliseconds));
      for (let round = 0; round < 4; round += 1) {
        act(() => lightbox().reportImage(lightbox().index, status));
        await act(() => vi.advanceTimersByTimeAsync(0));
      }
    },
  };
}

type Rendered = ReturnType<typeof renderAnalytics>;

async function openOn({ run, settle }: Rendered, imageId: string): Promise<void> {
  act(() => vi.advanceTimersByTime(1000));
  run(({ open }) => open(imageId, { reason: 'trigger' }));
  await settle();
}

const shown = (reason: string, previousImage?: unknown, previousMs = 0) => ({
  reason,
  hasFailed: false,
  previousImage,
  previousMs,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useLightboxAnalytics', () => {
  test('reports opening, each shown image and closing once, with reasons and viewing times', async () => {
    const page = renderAnalytics({ effect: 'none' });
    await openOn(page, 'photo-1');
    expect(page.told()).toEqual([
      ['opened', 'photo-1', { reason: 'trigger' }],
      ['shown', 'photo-1', shown('opened')],
    ]);
    act(() => vi.advanceTimersByTime(3000));
    page.run(({ next }) => next('keyboard'));
    await page.settle();
    expect(page.told()).toEqual([['shown', 'photo-2', shown('keyboard', images[1], 3000)]]);
    act(() => vi.advanceTimersByTime(500));
    page.rerender({});
    page.run(({ close }) => close('escapeKey'));
    await page.settle();
    const time = { previousMs: 500, openMs: 3500, shownCount: 2 };
    expect(page.told()).toEqual([['closed', 'photo-2', { reason: 'escapeKey', ...time }]]);
  });

  test('reports `opened` and `shown` again after reopening', async () => {
    const page = renderAnalytics({ effect: 'none' });
    await openOn(page, 'photo-1');
    page.run(({ close }) => close());
    await page.settle();
    page.told();
    await openOn(page, 'photo-1');
    expect(page.told().map(([type]) => type)).toEqual(['opened', 'shown']);
  });

  test('reports `closed` when the lightbox unmounts', async () => {
    const page = renderAnalytics();
    await openOn(page, 'photo-1');
    page.told();
    await act(async () => page.unmount());
    expect(page.told()).toMatchObject([['closed', 'photo-1', { reason: 'unmounted', shownCount: 1 }]]);
  });

  test('reports neither skipped images nor a return to the same image', async () => {
    const page = renderAnalytics({ effect: 'fade', effectDurationMs: 200 });
    await openOn(page, 'photo-0');
    page.told();
    for (let press = 0; press < 3; press += 1) page.run(({ next }) => next('nextButton'));
    for (let round = 0; round < 10; round += 1) await page.settle(200);
    expect(page.told()).toMatchObject([['shown', 'photo-3', { reason: 'nextButton' }]]);
    page.run(({ next }) => next('nextButton'));
    page.run(({ previous }) => previous('previousButton'));
    for (let round = 0; round < 10; round += 1) await page.settle(200);
    expect(page.told()).toEqual([]);
  });

  test('reports a failed image, and the image that replaces a removed image', async () => {
    const page = renderAnalytics({ effect: 'none' });
    await openOn(page, 'photo-1');
    page.run(({ goTo }) => goTo(3, 'filmstrip'));
    await page.settle(0, 'failed');
    page.rerender({ images: images.slice(0, 3) });
    await page.settle();
    expect(page.told().slice(2)).toMatchObject([
      ['shown', 'photo-3', { reason: 'filmstrip', hasFailed: true }],
      ['shown', 'photo-2', { reason: 'imagesChanged', hasFailed: false }],
    ]);
  });
});

test('useLightboxAnalytics sends no event for a change that the app cancels', async () => {
  let isStrict = true;
  const veto = (_next: unknown, details: { cancel(): void }) => isStrict && details.cancel();
  const page = renderAnalytics({ effect: 'none', onOpenChange: veto, onIndexChange: veto });
  await openOn(page, 'photo-0');
  expect(page.told()).toEqual([]);
  isStrict = false;
  await openOn(page, 'photo-0');
  page.told();
  isStrict = true;
  page.run(({ next }) => next());
  await page.settle();
  page.run(({ close }) => close('closeButton'));
  await page.settle();
  expect(page.told()).toEqual([]);
  const zooms = page.analytics();
  const details = { reason: 'button', event: undefined, isCanceled: true, cancel: () => undefined } as const;
  act(() => zooms.onZoomChange(2, details));
  act(() => zooms.onStartedChange(true, { ...details, reason: 'playButton' }));
  expect(page.told()).toEqual([]);
});

test('useLightboxAnalytics reports errors thrown by `onEvent` without breaking the lightbox', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const broken = new Error('tag');
  const page = renderAnalytics({
    onEvent: () => {
      throw broken;
    },
  });
  await openOn(page, 'photo-0');
  expect(page.lightbox().status).toBe('open');
  await act(async () => page.unmount());
  expect(report.mock.calls).toEqual([[broken], [broken], [broken]]);
  vi.unstubAllGlobals();
});

test('useLightboxAnalytics converts callbacks from other hooks to events that omit user input', async () => {
  const page = renderAnalytics();
  await openOn(page, 'photo-0');
  page.told();
  const { onShare, onDownload, onVoted, onSubmitted, onAdded, onZoomChange, onStartedChange } = page.analytics();
  const [first, second] = images;
  if (!first || !second) throw new Error('There are no images.');
  const because = <TReason extends string>(reason: TReason) => ({
    reason,
    event: undefined,
    isCanceled: false,
    cancel: () => undefined,
  });
  onStartedChange(true, because('autoplay'));
  onZoomChange(2, because('pinch'));
  onZoomChange(1, because('slideChange'));
  onZoomChange(1, because('closed'));
  onShare({ channel: 'x', image: second, url: 'https://site.example/#2' });
  onDownload(first);
  onVoted(4, second, { average: 4, count: 1, own: 4 });
  onSubmitted('published', second);
  const answer = { message: '', goesToCheckout: false };
  const parameters = [['engraving', 'For Ada'] as const];
  onAdded(answer, { section: 'manual', count: 3, price: '10.00', parameters }, second);
  const items = [
    { id: 'small', count: 1, price: '1.00' },
    { id: 'large', count: 2, price: '2.00' },
  ];
  onAdded(answer, { section: 'downloads', isCounted: true, items }, first);
  expect(page.told()).toEqual([
    ['slideshowStarted', 'photo-0', { reason: 'autoplay' }],
    ['zoomed', 'photo-0', { scale: 2, reason: 'pinch' }],
    ['shared', 'photo-1', { channel: 'x', url: 'https://site.example/#2' }],
    ['downloaded', 'photo-0', {}],
    ['rated', 'photo-1', { vote: 4 }],
    ['commented', 'photo-1', { status: 'published' }],
    ['addedToCart', 'photo-1', { section: 'manual', count: 3 }],
    ['addedToCart', 'photo-0', { section: 'downloads', count: 3 }],
  ]);
});
