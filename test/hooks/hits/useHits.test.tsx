import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendProvider } from '../../../hooks/data/backend/BackendProvider.tsx';
import type { HitCounter } from '../../../hooks/data/backend/HitCounter.ts';
import { useHits } from '../../../hooks/lightbox/hits/useHits.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';
import type { FakeLightboxOptions } from '../../helpers/fakeLightbox.ts';

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

describe('a showing', () => {
  test('is saved once, with its own image, also under StrictMode', async () => {
    const counter = createCounter();
    const { rerender } = renderHits({ counter });
    await settle();
    rerender();
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
    expect(counter.saveHit.mock.calls[0]?.[1].signal.aborted).toBe(false);
  });

  test('counts when the image is there, and not before', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter, settles: 'manually' });
    await settle();
    expect(counter.savedIds()).toEqual([]);
    act(() => lightbox().settle());
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
  });

  test('counts nothing for a failed image, until it has come after all', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter, settles: 'manually' });
    act(() => lightbox().settle('failed'));
    await settle();
    expect(counter.savedIds()).toEqual([]);
    act(() => lightbox().settle());
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
  });

  test('fifty quick presses are one: of the image they end at', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter, settles: 'manually' });
    for (let press = 0; press < 50; press += 1) act(() => lightbox().next());
    await settle();
    act(() => lightbox().settle());
    await settle();
    expect(counter.savedIds()).toEqual(['51']);
  });

  test('is another one when the visitor comes back, and at each opening', async () => {
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

  test('does not count if it is over too early', async () => {
    const counter = createCounter();
    const { lightbox } = renderHits({ counter });
    act(() => lightbox().close());
    await settle();
    expect(counter.savedIds()).toEqual([]);
  });

  test('is not counted where hits are off', async () => {
    const counter = createCounter();
    renderHits({ counter, enabled: false });
    await settle();
    expect(counter.savedIds()).toEqual([]);
  });

  test('is counted by the backend around it where no counter is given', async () => {
    const counter = createCounter();
    renderHits({
      wrapper: ({ children }) => <BackendProvider backend={{ hits: counter }}>{children}</BackendProvider>,
    });
    await settle();
    expect(counter.savedIds()).toEqual(['1']);
  });
});

describe('the shown count', () => {
  const images = fakeImages(3).map((image) => ({ ...image, hitCount: 7 }));

  test('has this showing in it at once', async () => {
    const { hitCount } = renderHits({ images, counter: createCounter() });
    expect(hitCount()).toBe(7);
    await settle();
    expect(hitCount()).toBe(8);
  });

  test('remembers the showings of each image', async () => {
    const { hitCount, lightbox } = renderHits({ images, counter: createCounter() });
    await settle();
    act(() => lightbox().next());
    await settle();
    act(() => lightbox().previous());
    await settle();
    expect(hitCount()).toBe(9);
  });

  test('believes a newer count of the backend', async () => {
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

  test('stays away where the backend tells none', async () => {
    const { hitCount, text } = renderHits({ counter: createCounter() });
    await settle();
    expect([hitCount(), text()]).toEqual([undefined, '']);
  });

  test('is told in words, in the page’s own where it has some', async () => {
    const { text } = renderHits({ images, counter: createCounter() });
    await settle();
    expect(text()).toBe('Hits: 8');
    const other = renderHits({ images, counter: createCounter(), labels: { hits: '{hits} Aufrufe' } });
    expect(other.text()).toBe('7 Aufrufe');
  });

  test('stays as it is where nobody counts', async () => {
    const { hitCount } = renderHits({ images });
    await settle();
    expect(hitCount()).toBe(7);
  });
});

describe('a save', () => {
  test.each([
    ['is refused', () => Promise.reject(new Error('refused'))],
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
  ])('disturbs nobody: %s', async (_name, answer) => {
    const counter = createCounter(answer);
    const { lightbox } = renderHits({ counter });
    await settle();
    act(() => lightbox().next());
    await settle();
    expect(counter.savedIds()).toEqual(['1', '2']);
  });

  test('goes on when the visitor moves on or closes, and is cut off when the component goes', async () => {
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
