import { formatColor } from './formatColor.ts';
import { mixColors } from './mixColors.ts';
import { parseColor } from './parseColor.ts';
import type { Ridge } from './Scene.ts';

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function colorBetween(from: string, to: string, share: number): string {
  return formatColor(mixColors(parseColor(from), parseColor(to), share));
}

/** Ridges one behind the other: numbers and colours run from the far one to the near one, all else is the far one's. */
export function ridgeRange(count: number, far: Ridge, near: Partial<Ridge>): readonly Ridge[] {
  const to: Ridge = { ...far, ...near };
  return Array.from({ length: count }, (_, place) => {
    const share = count === 1 ? 0 : place / (count - 1);
    return {
      ...far,
      base: between(far.base, to.base, share),
      height: between(far.height, to.height, share),
      frequency: between(far.frequency, to.frequency, share),
      haze: between(far.haze, to.haze, share),
      lit: colorBetween(far.lit, to.lit, share),
      shadow: colorBetween(far.shadow, to.shadow, share),
      trees: to.trees && {
        ...to.trees,
        height: between(far.trees?.height ?? 0, to.trees.height, share),
        density: between(far.trees?.density ?? to.trees.density, to.trees.density, share),
      },
      variant: (far.variant ?? 0) + place,
    };
  });
}
