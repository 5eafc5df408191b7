import { StrictMode } from 'react';
import { renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { useMasonry, useJustified } from '../../../hooks/gallery/layout/index.ts';
import { useLayoutPlan } from '../../../hooks/gallery/layout/useImageLayout.ts';
import { masonryPlan } from '../../../hooks/gallery/layout/masonryPlan.ts';
import type { LayoutItem, UseJustifiedOptions } from '../../../hooks/gallery/layout/types.ts';

const createImages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    url: `/${index}.jpg`,
    width: 300,
    height: 200 + index,
  }));

describe.each([
  ['useMasonry', useMasonry],
  ['useJustified', useJustified],
  ['useJustified with rows', (options: UseJustifiedOptions) => useJustified({ ...options, direction: 'rows' })],
])('%s', (_name, useView) => {
  test('renders the first thirty images in normal flow until measured', () => {
    const { result } = renderHook(() => useView({ images: createImages(600) }), { wrapper: StrictMode });
    expect(result.current.layout).toBeNull();
    expect(result.current.indices).toHaveLength(30);
    expect(result.current.getContainerProps().style).toBeUndefined();
    expect(result.current).toMatchObject({ isPending: false, isVirtualized: true });
  });

  test('returns stable functions for equal lists created inline', () => {
    const { result, rerender } = renderHook(() => useView({ images: createImages(5) }));
    const { getItemProps } = result.current;
    rerender();
    expect(result.current.getItemProps).toBe(getItemProps);
  });

  test('is pending until the size of the first image is known', () => {
    const { result } = renderHook(() => useView({ images: [{ id: '1', url: '/a.jpg' }] }));
    expect(result.current.isPending).toBe(true);
    expect(result.current.getContainerProps()).toHaveProperty('data-pending', '');
  });

  test('estimates the width of an image before it is measured', () => {
    const { result } = renderHook(() => useView({ images: createImages(5) }));
    expect(result.current.slotOf(0)).toMatchObject({ width: undefined });
    expect(result.current.slotOf(0).unmeasuredSizes).toMatch(/vw/);
  });
});

describe('useLayoutPlan', () => {
  const plans: number[] = [];
  const createPlan = (items: Iterable<LayoutItem>) => {
    plans.push(plans.length);
    return masonryPlan(items);
  };
  const images = createImages(4);
  const measured = new Map();
  const renderPlan = () =>
    renderHook((list: typeof images) => useLayoutPlan({ images: list, measured, createPlan }), {
      initialProps: images,
    });

  test('keeps the plan for a list with the same sizes', () => {
    const { result, rerender } = renderPlan();
    const plan = result.current;
    rerender(images.map((image) => ({ ...image, id: `${image.id}!` })));
    expect(result.current).toBe(plan);
  });

  test('extends the plan when images are appended, and creates another one for different images', () => {
    const { result, rerender } = renderPlan();
    const made = plans.length;
    rerender([...images, ...createImages(3)]);
    expect(result.current.count).toBe(7);
    expect(plans).toHaveLength(made);
    rerender(images.slice(1));
    expect(result.current.count).toBe(3);
    expect(plans.length).toBeGreaterThan(made);
  });

  test('ends before the first image of unknown size', () => {
    const unsized = { id: '9', url: '/9.jpg', width: 0, height: 0 };
    const { result, rerender } = renderPlan();
    rerender([...images, unsized, ...images]);
    expect(result.current.count).toBe(4);
  });
});
