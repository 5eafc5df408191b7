import { clamp } from '../shared/clamp.ts';

export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly delayMs: number;
}

export interface TileGridOptions {
  readonly columns: number;
  readonly rows: number;
  /** Of the area to cover, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/**
 * The tiles that cover an area without a gap or an overlap. Their edges lie on whole pixels; what a whole number of pixels
 * leaves over widens the first ones by up to one pixel. Each starts later the further it is from the first corner.
 */
export function tileGrid({ columns, rows, width, height, durationMs }: TileGridOptions): readonly Tile[] {
  const delayStepMs = durationMs / (columns + rows);
  const xSpans = spans(width, columns);
  const ySpans = spans(height, rows);
  return ySpans.flatMap((ySpan, row) =>
    xSpans.map((xSpan, column) => ({
      x: xSpan.start,
      y: ySpan.start,
      width: xSpan.length,
      height: ySpan.length,
      delayMs: (column + row) * delayStepMs,
    })),
  );
}

function spans(length: number, count: number): readonly { readonly start: number; readonly length: number }[] {
  const whole = Math.floor(length / count);
  const rest = length - whole * count;
  return Array.from({ length: count }, (_, place) => ({
    start: place * whole + Math.min(place, rest),
    length: whole + clamp(rest - place, 0, 1),
  }));
}
