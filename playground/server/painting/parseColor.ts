import type { Color } from './Color.ts';

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A colour of the palettes, written `#rrggbb`. */
export function parseColor(text: string): Color {
  const number = Number.parseInt(text.slice(1), 16);
  return [toLinear((number >> 16) & 255), toLinear((number >> 8) & 255), toLinear(number & 255)];
}
