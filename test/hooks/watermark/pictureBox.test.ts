// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureBox, watermarkProperties } from '../../../hooks/gallery/watermark/useWatermark.ts';

// An invalid size is warned about once per page, in whichever test comes first.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const box = { left: 100, top: 0, width: 600, height: 400 };

describe('pictureBox', () => {
  test.each([
    ['wide', { width: 1600, height: 400 }, { left: 0, top: 150, width: 800, height: 200 }],
    ['tall', { width: 500, height: 1000 }, { left: 275, top: 0, width: 250, height: 500 }],
    ['small', { width: 100, height: 100 }, { left: 350, top: 200, width: 100, height: 100 }],
    ['of unknown size', {}, { left: 0, top: 0, width: 800, height: 500 }],
    ['of invalid size', { width: -1, height: 0 }, { left: 0, top: 0, width: 800, height: 500 }],
  ])('fits an image into its container: %s', (_what, picture, place) => {
    expect(pictureBox({ width: 800, height: 500 }, picture)).toEqual(place);
  });

  test('returns a contained, centered and proportional box', () => {
    const side = fc.integer({ min: 1, max: 10_000 });
    const property = fc.property(side, side, side, side, (width, height, pictureWidth, pictureHeight) => {
      const place = pictureBox({ width, height }, { width: pictureWidth, height: pictureHeight });
      expect(place.left).toBeGreaterThanOrEqual(-1e-6);
      expect(place.top).toBeGreaterThanOrEqual(-1e-6);
      expect(place.left * 2 + place.width).toBeCloseTo(width);
      expect(place.top * 2 + place.height).toBeCloseTo(height);
      expect(place.width * pictureHeight).toBeCloseTo(place.height * pictureWidth, 3);
    });
    fc.assert(property);
  });
});

describe('watermark styles', () => {
  test('scale the font with the lightbox', () => {
    expect(watermarkProperties({ type: 'text', text: 'x', fontSize: 20 }, box, 1.5)).toEqual({
      '--loggia-watermark-left': '100px',
      '--loggia-watermark-top': '0px',
      '--loggia-watermark-width': '600px',
      '--loggia-watermark-height': '400px',
      '--loggia-watermark-opacity': '0.3',
      '--loggia-watermark-font-size': '30px',
      '--loggia-watermark-font': 'inherit',
      '--loggia-watermark-color': '#ffffff',
    });
  });

  test('limit the image of a watermark to the configured size', () => {
    const watermark = { type: 'image', url: '/mark.png', width: 90, opacity: 1 } as const;
    expect(watermarkProperties(watermark, box, 0.5)).toMatchObject({
      '--loggia-watermark-opacity': '1',
      '--loggia-watermark-image-width': '45px',
      '--loggia-watermark-image-height': '45px',
    });
  });

  test('are empty without a watermark', () => {
    expect(watermarkProperties({ type: 'none' }, box, 1)).toEqual({});
  });
});
