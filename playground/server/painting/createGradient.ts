import type { Color } from './Color.ts';
import { mixColors } from './mixColors.ts';
import { parseColor } from './parseColor.ts';

/** A colour at a place from 0 to 1. */
export type GradientStop = readonly [place: number, color: string];

const STEPS = 512;

function colorAt(stops: readonly (readonly [number, Color])[], place: number): Color {
  const next = stops.findIndex(([stop]) => stop >= place);
  const [nextPlace, nextColor] = stops[next] ?? stops.at(-1) ?? [1, [0, 0, 0]];
  const [place0, color0] = stops[next - 1] ?? [nextPlace, nextColor];
  if (nextPlace === place0) return nextColor;
  const share = (place - place0) / (nextPlace - place0);
  return mixColors(color0, nextColor, share * share * (3 - 2 * share));
}

/** Writes the colour at a place (0 to 1, held at the ends) into three numbers of `target`. */
export type Gradient = (place: number, target: Float32Array, offset: number) => void;

/** A smooth run of colours, looked up from a table. */
export function createGradient(stops: readonly GradientStop[]): Gradient {
  const parsed = stops.map(([place, color]) => [place, parseColor(color)] as const);
  const table = new Float32Array((STEPS + 1) * 3);
  for (let step = 0; step <= STEPS; step += 1) table.set(colorAt(parsed, step / STEPS), step * 3);
  return (place, target, offset) => {
    const scaled = Math.min(1, Math.max(0, place)) * STEPS;
    const step = Math.min(STEPS - 1, Math.floor(scaled));
    const share = scaled - step;
    for (let channel = 0; channel < 3; channel += 1) {
      const from = table[step * 3 + channel] as number;
      const to = table[step * 3 + 3 + channel] as number;
      target[offset + channel] = from + (to - from) * share;
    }
  };
}
