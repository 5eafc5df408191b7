import type { Color } from './Color.ts';

function toLab([red, green, blue]: Color): Color {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function fromLab([lightness, a, b]: Color): Color {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    Math.max(0, -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    Math.max(0, -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** The colour between two others, by how the eye sees it (Oklab): a blue and an orange do not meet in grey mud. */
export function mixColors(first: Color, second: Color, share: number): Color {
  const from = toLab(first);
  const to = toLab(second);
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return fromLab([between(0), between(1), between(2)]);
}
