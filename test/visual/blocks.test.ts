import { describe, expect, it } from 'vitest';
import { compareBlocks, COLOUR_DISTANCE, MAX_SHARE, meanBlocks, type Blocks } from './blocks.mjs';

function plane(width: number, height: number, colour: readonly [number, number, number]): Blocks {
  return { width, height, data: Uint8Array.from({ length: width * height * 3 }, (_, index) => colour[index % 3] ?? 0) };
}

/** Returns the blocks with another color for the first ones. */
function withChanged(blocks: Blocks, count: number, colour: readonly [number, number, number]): Blocks {
  const data = blocks.data.map((value, index) => (index < count * 3 ? (colour[index % 3] ?? 0) : value));
  return { ...blocks, data };
}

describe('the blocks of an image', () => {
  it('have the mean color of their pixels', () => {
    const half = withChanged(plane(16, 16, [0, 0, 0]), 128, [200, 100, 50]);
    expect(meanBlocks(half)).toEqual({ width: 1, height: 1, data: Uint8Array.from([100, 50, 25]) });
  });

  it('are partial at the right and bottom edges', () => {
    const { width, height, data } = meanBlocks(plane(17, 33, [9, 8, 7]));
    expect([width, height]).toEqual([2, 3]);
    expect(data.slice(-3)).toEqual(Uint8Array.from([9, 8, 7]));
  });
});

describe('compareBlocks', () => {
  const grey = plane(40, 50, [100, 100, 100]);

  it('finds no difference between equal images', () => {
    expect(compareBlocks(grey, grey)).toEqual({ share: 0, differing: [] });
  });

  it('returns the share and the indexes of differing blocks', () => {
    expect(compareBlocks(grey, withChanged(grey, 2, [0, 0, 0]))).toEqual({ share: 2 / 2000, differing: [0, 1] });
  });

  it('ignores a color distance up to twelve', () => {
    expect(COLOUR_DISTANCE).toBe(12);
    expect(compareBlocks(grey, withChanged(grey, 5, [112, 100, 100])).share).toBe(0);
    expect(compareBlocks(grey, withChanged(grey, 5, [108, 109, 100])).share).toBeGreaterThan(0);
  });

  it('reports a share above the limit if more than half a percent of blocks differ', () => {
    expect(compareBlocks(grey, withChanged(grey, 10, [0, 0, 0])).share).toBeLessThanOrEqual(MAX_SHARE);
    expect(compareBlocks(grey, withChanged(grey, 11, [0, 0, 0])).share).toBeGreaterThan(MAX_SHARE);
  });

  it('reports a full difference if the sizes differ', () => {
    expect(compareBlocks(grey, plane(50, 40, [100, 100, 100])).share).toBe(1);
  });
});
