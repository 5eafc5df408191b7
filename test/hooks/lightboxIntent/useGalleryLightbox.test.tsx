import { createRef } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import {
  useGalleryLightbox,
  useShownIndex,
  useShownIndexStore,
  type UseGalleryLightboxOptions,
} from '@loggia/hooks/lightboxIntent';
import type { GalleryImage, LightboxSource } from '@loggia/hooks';

const images: readonly GalleryImage[] = ['a', 'b', 'c'].map((id) => ({ id, url: `/${id}.jpg` }));

/** A gallery page whose second item has a text link before its image link. */
function createGallery() {
  const container = document.createElement('div');
  container.innerHTML = `
    <ul>
      <li data-index="0"><a href="/a.jpg" aria-haspopup="dialog">a</a></li>
      <li data-index="1"><p><a href="/about">About</a></p><a href="/b.jpg" aria-haspopup="dialog">b</a></li>
      <li data-index="2"><a href="/page">c</a></li>
    </ul>`;
  const containerRef = createRef<HTMLDivElement>();
  containerRef.current = container;
  return { images, randomSeed: 'seed', containerRef };
}

function renderLightbox(options: Partial<UseGalleryLightboxOptions> = {}) {
  const gallery = createGallery();
  const renders = { gallery: 0 };
  const hook = renderHook(
    (props: Partial<UseGalleryLightboxOptions>) => {
      renders.gallery += 1;
      const shown = useShownIndexStore();
      return { shown, lightbox: useGalleryLightbox({ gallery, shown, ...props }) };
    },
    { initialProps: options },
  );
  return { ...hook, renders, lightbox: () => hook.result.current.lightbox, shown: () => hook.result.current.shown };
}

const createSource = (): LightboxSource => ({
  prepare: vi.fn<() => void>(),
  load: () => Promise.reject(new Error('Nobody asks.')),
});

describe('useGalleryLightbox', () => {
  test('shows the gallery page if there is no other list', () => {
    const { lightbox } = renderLightbox();
    expect(lightbox()).toMatchObject({ images, source: undefined, request: { randomSeed: 'seed' } });
  });

  test('shows the list of a source, preparing the source once', () => {
    const source = createSource();
    const { lightbox, rerender } = renderLightbox({ source });
    rerender({ source });
    expect(lightbox()).toMatchObject({ images: undefined, source });
    expect(source.prepare).toHaveBeenCalledTimes(1);
  });

  test('prefers a given list over the source', () => {
    const source = createSource();
    const given = images.slice(1);
    const { lightbox } = renderLightbox({ images: given, source });
    expect(lightbox()).toMatchObject({ images: given, source: undefined });
    expect(source.prepare).not.toHaveBeenCalled();
  });

  test('finds the image trigger among the other links in an item', () => {
    const { lightbox } = renderLightbox();
    const found = ['a', 'b', 'c', 'none'].map((id) => lightbox().findThumbnail?.(id)?.textContent);
    expect(found).toEqual(['a', 'b', 'c', undefined]);
  });

  test('returns stable functions and a stable request while the gallery is unchanged', () => {
    const request = { sort: 'title' };
    const { lightbox, rerender } = renderLightbox({ request });
    const before = lightbox();
    rerender({ request, onShow: () => undefined });
    const { findThumbnail, onShow, request: kept } = lightbox();
    expect([findThumbnail, onShow, kept]).toEqual([before.findThumbnail, before.onShow, before.request]);
    expect(kept).toBe(before.request);
  });
});

describe('the image shown in the lightbox', () => {
  test('is reported to subscribers without rerendering other components', () => {
    const onShow = vi.fn<(imageId: string | undefined) => void>();
    const { lightbox, shown, renders } = renderLightbox({ onShow });
    const reader = renderHook(() => useShownIndex(shown()));
    expect(reader.result.current).toBeUndefined();
    act(() => lightbox().onShow?.('b'));
    expect(reader.result.current).toBe(1);
    act(() => lightbox().onShow?.('of another page'));
    expect(reader.result.current).toBe(-1);
    expect(renders.gallery).toBe(1);
    expect(onShow.mock.calls).toEqual([['b'], ['of another page']]);
  });

  test('is still available after the lightbox has closed', () => {
    const { lightbox, shown } = renderLightbox();
    act(() => lightbox().onShow?.('c'));
    act(() => lightbox().onShow?.(undefined));
    expect(renderHook(() => useShownIndex(shown())).result.current).toBe(2);
  });

  test('does not rerender a list that is not subscribed', () => {
    const { lightbox, shown } = renderLightbox();
    let renders = 0;
    const reader = renderHook(() => {
      renders += 1;
      return [useShownIndex(shown(), { enabled: false }), useShownIndex(undefined)];
    });
    act(() => lightbox().onShow?.('b'));
    expect(reader.result.current).toEqual([undefined, undefined]);
    expect(renders).toBe(1);
  });
});
