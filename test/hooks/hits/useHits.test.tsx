import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendProvider } from '../../../hooks/data/backend/BackendProvider.tsx';
import type { HitCounter } from '../../../hooks/data/backend/HitCounter.ts';
import { useHits } from '../../../hooks/lightbox/hits/useHits.ts';
import { fakeImages, useFakeLightbox, type FakeLightboxOptions } from '../../helpers/fakeLightbox.ts';

function createCounter(answer: () => Promise<void> = () => Promise.resolve()) {
  const saveHit = vi.fn<HitCounter['saveHit']>(answer);
  return { saveHit, savedIds: () => saveHit.mock.calls.map(([image]) => image.id) };
}

interface Options extends Partial<FakeLightboxOptions> {
  readonly counter?: HitCounter | undefined;
  readonly enabled?: boolean;
  readonly labels?: { readonly hits: string };
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode;
}

function renderHits({ counter, enabled = true, labels, wrapper = StrictMode, ...lightboxOptions }: Options) {
  const view = renderHook(
    () => {
      const lightbox = useFakeLightbox({ images: fakeImages(60), defaultOpenIndex: 0, ...lightboxOptions });
      return { lightbox, hits: useHits(lightbox, { counter, enabled, labels }) };
    },
    { wrapper },
  );
  return {
    ...view,
    lightbox: () => view.result.current.lightbox,
    hitCount: () => view.result.current.hits.hitCount,
    text: () => view.result.current.hits.text,
  };
}

const settle = () => act(() => vi.runAllTimersAsync());

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useHits', () => {
  test('saves one hit for the shown image in StrictMode', async () => {
    const counter = createCounter();
    const { rerender } = renderHits({ counter });
    await settle();
    rerender();
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
    expect(counter.saveHit.mock.calls[0]?.[1].signal.aborted).toBe(false);
  });

  test('counts an image only after it has loaded', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter, settles: 'manually' });
    await settle();
    expect(counter.savedIds()).toEqual([]);
    act(() => lightbox().settle());
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
  });

  test('counts a failed image only after it eventually loads', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter, settles: 'manually' });
    act(() => lightbox().settle('failed'));
    await settle();
    expect(counter.savedIds()).toEqual([]);
    act(() => lightbox().settle());
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
  });

  test('counts only the last image after fifty quick changes', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter, settles: 'manually' });
    for (let press = 0; press < 50; press += 1) act(() => lightbox().next());
    await settle();
    act(() => lightbox().settle());
    await settle();
    expect(counter.savedIds()).toEqual(['51']);
  });

  test('counts again when the user returns to an image or opens the lightbox again', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter });
    await settle();
    act(() => lightbox().next());
    await settle();
    act(() => lightbox().previous());
    await settle();
    act(() => lightbox().close());
    await settle();
    act(() => lightbox().open('1'));
    await settle();
    expect(counter.savedIds()).toEqual(['1', '2', '1', '1']);
  });

  test('does not count an image if the lightbox closes too early', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter });
    act(() => lightbox().close());
    await settle();
    expect(counter.savedIds()).toEqual([]);
  });

  test('counts nothing while disabled', async () => {
    const counter = createCounter();
    renderHits({ counter, enabled: false });
    await settle();
    expect(counter.savedIds()).toEqual([]);
  });

  test('uses the counter of the surrounding backend if none is given', async () => {
    const counter = createCounter();
    renderHits({
      wrapper: ({ children }) => <BackendProvider backend={{ hits: counter }}>{children}</BackendProvider>,
    });
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
  });
});

describe('the displayed hit count', () => {
  const images = fakeImages(3).map((image) => ({ ...image, hitCount: 7 }));

  test('includes the current view once it is counted', async () => {
    const { hitCount } = renderHits({ images, counter: createCounter() });
    expect(hitCount()).toBe(7);
    await settle();
    expect(hitCount()).toBe(8);
  });

  test('includes all views of an image', async () => {
    const { hitCount, lightbox } = renderHits({ images, counter: createCounter() });
    await settle();
    act(() => lightbox().next());
    await settle();
    act(() => lightbox().previous());
    await settle();
    expect(hitCount()).toBe(9);
  });

  test('adopts a newer count from the backend', async () => {
    const counter = createCounter();
    const view = renderHook(
      ({ base }) => {
        const lightbox = useFakeLightbox({ images: [{ id: '1', url: '/1.jpg', hitCount: base }], defaultOpenIndex: 0 });
        return useHits(lightbox, { counter });
      },
      { initialProps: { base: 7 } },
    );
    await settle();
    view.rerender({ base: 20 });
    expect(view.result.current.hitCount).toBe(20);
  });

  test('is undefined if the backend returns none', async () => {
    const { hitCount, text } = renderHits({ counter: createCounter() });
    await settle();
    expect([hitCount(), text()]).toEqual([undefined, '']);
  });

  test('is formatted with the default or a custom label', async () => {
    const { text } = renderHits({ images, counter: createCounter() });
    await settle();
    expect(text()).toBe('Hits: 8');
    const other = renderHits({ images, counter: createCounter(), labels: { hits: '{hits} Aufrufe' } });
    expect(other.text()).toBe('7 Aufrufe');
  });

  test('does not change without a counter', async () => {
    const { hitCount } = renderHits({ images });
    await settle();
    expect(hitCount()).toBe(7);
  });
});

describe('saving a hit', () => {
  test.each([
    ['is rejected', () => Promise.reject(new Error('refused'))],
    [
      'throws synchronously',
      () => {
        throw new Error('broken');
      },
    ],
  ])('does not affect later hits if it %s', async (_name, answer) => {
    const counter = createCounter(answer);
    const { lightbox } = renderHits({ counter });
    await settle();
    act(() => lightbox().next());
    await settle();
    expect(counter.savedIds()).toEqual(['1', '2']);
  });

  test('continues when the image changes or the lightbox closes, and is aborted on unmount', async () => {
    const counter = createCounter(() => new Promise(() => {}));
    const { lightbox, unmount } = renderHits({ counter });
    await settle();
    const signal = counter.saveHit.mock.calls[0]?.[1].signal;
    act(() => lightbox().next());
    act(() => lightbox().close());
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});
