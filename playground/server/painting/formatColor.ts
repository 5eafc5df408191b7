import type { Color } from './Color.ts';

function toByte(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

/** A colour as the palettes write it, `#rrggbb`. */
export function formatColor(color: Color): string {
  return `#${color.map((light) => toByte(light).toString(16).padStart(2, '0')).join('')}`;
}
