import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { useCaptionedThumbnails, useMasonry, useThumbnails } from '../../../hooks/gallery/layout/index.ts';

const single = { id: '1', url: '/a.jpg', width: 300, height: 200 };
const withWidths = { ...single, id: '2', candidates: [{ url: '/a-600.jpg', width: 600 }] };
const withFormats = { ...single, id: '3', formats: [{ type: 'image/avif', candidates: withWidths.candidates }] };
const images = [single, withWidths, withFormats];
const count = images.length;

/** The three images in each layout, at a width of 1000 px. */
const layouts = {
  useThumbnails: () => {
    const grid = useThumbnails({ count, width: 1000 });
    return { ...grid, slots: images.map((image) => grid.slotOf(image)) };
  },
  useCaptionedThumbnails: () => {
    const grid = useCaptionedThumbnails({ count, width: 1000, captionHeight: 40 });
    return { ...grid, slots: images.map((image) => grid.slotOf(image)) };
  },
  useMasonry: () => {
    const masonry = useMasonry({ images, width: 1000 });
    return { ...masonry, slots: images.map((_, index) => masonry.slotOf(index)) };
  },
};

describe.each(Object.entries(layouts))('a slot from %s', (_, useLayout) => {
  test('has a width once measured, except for a single-file image', () => {
    const { result } = renderHook(() => useLayout());
    const widths = () => result.current.slots.map(({ width }) => width);
    expect(widths()).toEqual([undefined, undefined, undefined]);
    const { ref } = result.current.getContainerProps();
    if (typeof ref !== 'function') throw new Error('The list element has no ref callback.');
    act(() => void ref(document.createElement('ul')));
    expect(widths()).toEqual([undefined, expect.any(Number), expect.any(Number)]);
    act(() => void ref(null));
  });
});
