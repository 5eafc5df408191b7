// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tileGrid } from '../../../hooks/slides/transition/engine/animateTiles.ts';

const options = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rows: fc.integer({ min: 1, max: 12 }),
  width: fc.double({ min: 1, max: 5000, noNaN: true }),
  height: fc.double({ min: 1, max: 5000, noNaN: true }),
  durationMs: fc.double({ min: 1, max: 5000, noNaN: true }),
});

describe('the tiles of an image', () => {
  test('give remaining pixels to the first tiles', () => {
    const tiles = tileGrid({ columns: 3, rows: 1, width: 101, height: 7, durationMs: 300 });
    expect(tiles.map(({ x, width }) => [x, width])).toEqual([
      [0, 34],
      [34, 34],
      [68, 33],
    ]);
  });

  test('start after (column + row) × duration / (columns + rows)', () => {
    const tiles = tileGrid({ columns: 2, rows: 2, width: 10, height: 10, durationMs: 400 });
    expect(tiles.map(({ delayMs }) => delayMs)).toEqual([0, 100, 100, 200]);
  });

  test('cover the box exactly, without gaps or overlaps', () => {
    fc.assert(
      fc.property(options, (grid) => {
        const tiles = tileGrid(grid);
        expect(tiles).toHaveLength(grid.columns * grid.rows);
        for (const [place, tile] of tiles.entries()) {
          const [column, row] = [place % grid.columns, Math.floor(place / grid.columns)];
          const [next, below] = [tiles[place + 1], tiles[place + grid.columns]];
          const right = column === grid.columns - 1 ? grid.width : (next?.x ?? Number.NaN);
          const bottom = row === grid.rows - 1 ? grid.height : (below?.y ?? Number.NaN);
          expect(tile.x + tile.width).toBeCloseTo(right, 6);
          expect(tile.y + tile.height).toBeCloseTo(bottom, 6);
          if (column === 0) expect(tile.x).toBe(0);
          if (row === 0) expect(tile.y).toBe(0);
        }
      }),
    );
  });

  test('start within the duration, the first one immediately and the last one latest', () => {
    fc.assert(
      fc.property(options, (grid) => {
        const delays = tileGrid(grid).map(({ delayMs }) => delayMs);
        expect(delays[0]).toBe(0);
        expect(Math.max(...delays)).toBe(delays.at(-1));
        expect(Math.max(...delays)).toBeLessThan(grid.durationMs);
      }),
    );
  });

  test('are aligned to whole pixels if the box is', () => {
    const size = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(options, size, size, (grid, width, height) => {
        for (const { x, y } of tileGrid({ ...grid, width, height })) {
          expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
        }
      }),
    );
  });
});
