import { renderHook, act } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { embedSize } from '../../../hooks/media/embed/embedOf.ts';
import { boundedRatio, imageShape } from '../../../hooks/core/picture/imageShape.ts';
import { containedSizes, pictureAttributes } from '../../../hooks/core/picture/pictureAttributes.ts';
import { useImageAspectRatio } from '../../../hooks/core/picture/useImageAspectRatio.ts';
import { pictureBox } from '../../../hooks/gallery/watermark/useWatermark.ts';
import { measureZoom } from '../../../hooks/lightbox/zoom/engine/measureZoom.ts';
import { pictureHeight } from '../../../ui/blog/BlogList.tsx';

const NO_SIDES: readonly (readonly [unknown])[] = [
  ['1200px'],
  [-1200],
  [Infinity],
  [Number.NaN],
  ['1e3'],
  [0],
  [undefined],
  [null],
  [{}],
];
const sized = (width: unknown, height: unknown) => ({ id: '1', url: '/1.jpg', width, height }) as never;
const room = { width: 800, height: 500 };
const thumbnail = { url: '/small.jpg', width: 300, height: 200 };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(NO_SIDES)('an invalid width or height of %o', (side) => {
  const pictures = [sized(side, 800), sized(800, side)];

  test('gives an embedded post a square frame', () => {
    const sizeOf = (picture: never) => embedSize({ shape: 'post', variant: 'inline', container: room, image: picture });
    const square = sizeOf({} as never);
    expect(square.width).toBeGreaterThan(0);
    expect(pictures.map(sizeOf)).toEqual([square, square]);
  });

  test('reserves no height in a blog entry', () => {
    expect(pictures.map((picture) => pictureHeight(picture, 800))).toEqual([0, 0]);
  });

  test('makes a watermark cover the whole container', () => {
    expect(pictures.map((picture) => pictureBox(room, picture))).toEqual(
      pictures.map(() => ({ left: 0, top: 0, ...room })),
    );
  });

  test('makes zoom fall back to the natural size of the image element', () => {
    const element = { offsetWidth: 0, naturalWidth: 1600, naturalHeight: 1000 } as HTMLImageElement;
    const surface = { clientWidth: 800, clientHeight: 500 } as HTMLElement;
    expect(measureZoom({ surface, imageElement: element, picture: sized(side, side) })).toMatchObject({
      imageWidth: 800,
      imageHeight: 500,
    });
  });

  test('makes the aspect ratio fall back to the thumbnail’s', () => {
    for (const picture of pictures) {
      const { result } = renderHook(() => useImageAspectRatio({ ...(picture as { url: string }), thumbnail }));
      expect(result.current.reservedRatio).toBe(1.5);
    }
    const small = { ...thumbnail, width: side } as never;
    const { result } = renderHook(() => useImageAspectRatio({ url: '/1.jpg', thumbnail: small }));
    expect(result.current).toMatchObject({ reservedRatio: undefined, shape: undefined });
  });

  test('removes the candidate from `srcset` and `sizes`', () => {
    const candidates = [
      { url: '/640.jpg', width: 640 },
      { url: '/odd.jpg', width: side as number },
    ];
    const file = { url: '/1.jpg', width: 1200, height: 800, candidates, formats: [{ type: 'image/avif', candidates }] };
    const { image, sources } = pictureAttributes(file, '100vw');
    expect(image.srcSet).toBe('/640.jpg 640w, /1.jpg 1200w');
    expect(sources[0]?.srcSet).toBe('/640.jpg 640w');
    expect(containedSizes(file)).toBe(containedSizes({ ...file, candidates: candidates.slice(0, 1) }));
  });
});

describe('an extremely wide or tall image', () => {
  test.each([
    [10_000, 100, 'wide', 5],
    [100, 10_000, 'tall', 0.2],
    [5000, 1000, undefined, 5],
    [1000, 5000, undefined, 0.2],
    [800, 600, undefined, 4 / 3],
  ])('an image of %i × %i px has the shape %s and a bounded ratio of %d', (width, height, shape, ratio) => {
    expect(imageShape({ width, height })).toBe(shape);
    expect(boundedRatio({ width, height })).toBeCloseTo(ratio);
  });

  test('is limited to five times the width of its file in a blog entry', () => {
    expect(pictureHeight(sized(100, 10_000), 800)).toBe(500);
    expect(pictureHeight(sized(400, 4), 800)).toBe(160);
  });

  test('still gives an embedded post a usable frame', () => {
    const { width, height } = embedSize({
      shape: 'post',
      variant: 'inline',
      container: room,
      image: { width: 100, height: 10_000 },
    });
    expect(width).toBeGreaterThan(50);
    expect(height).toBeLessThanOrEqual(room.height);
  });

  test('is detected on load if its size was unknown', () => {
    const { result, rerender } = renderHook(({ url }) => useImageAspectRatio({ url, thumbnail }), {
      initialProps: { url: '/1.jpg' },
    });
    const { ref, onLoad } = result.current.getImageProps() as never as {
      readonly ref: { current: unknown };
      readonly onLoad: () => void;
    };
    ref.current = { complete: true, naturalWidth: 100, naturalHeight: 10_000 };
    act(() => onLoad());
    expect(result.current).toMatchObject({ reservedRatio: undefined, shape: 'tall' });
    ref.current = null;
    rerender({ url: '/2.jpg' });
    expect(result.current).toMatchObject({ reservedRatio: 1.5, shape: undefined });
  });
});
