import type { Noise } from './createNoise.ts';
import type { Ridge } from './Scene.ts';
import { smoothstep } from './smoothstep.ts';

function envelopeAt(envelope: Ridge['envelope'], share: number): number {
  if (!envelope) return 1;
  const next = envelope.findIndex(([place]) => place >= share);
  const [toPlace, toHeight] = envelope[next] ?? envelope.at(-1) ?? [1, 1];
  const [fromPlace, fromHeight] = envelope[next - 1] ?? [toPlace, toHeight];
  if (toPlace === fromPlace) return toHeight;
  return fromHeight + (toHeight - fromHeight) * smoothstep(fromPlace, toPlace, share);
}

/** Height of the land over its foot at a place, 0 to about 1. */
function reliefAt(noise: Noise, { shape, frequency }: Ridge, x: number, variant: number): number {
  const along = x * frequency + variant * 13.7;
  const across = variant * 7.1;
  switch (shape) {
    case 'peaks':
      return (
        0.14 +
        0.82 * noise.crests(along, across, 6) ** 1.2 +
        noise.fractal(along * 7, across + 9, 5) * (0.07 + 0.012 * frequency)
      );
    case 'hills':
      return 0.5 + noise.fractal(along, across, 4) * 0.85;
    case 'dunes': {
      const bend = noise.at(along * 0.5, across + 4) * 0.5;
      return noise.crests(along + bend, across, 2) * 1.15;
    }
    case 'mesas': {
      const land = noise.fractal(along, across, 6) + 0.04;
      const talus = 0.2 * smoothstep(-0.3, 0.1, land);
      const rough = noise.fractal(along * 9, across + 3, 4) * 0.035;
      return talus + 0.34 * smoothstep(0.05, 0.11, land) + 0.36 * smoothstep(0.16, 0.2, land) + rough;
    }
    case 'clouds':
      return 0.45 + noise.fractal(along, across, 5) * 0.6 + 0.25 * (1 - Math.abs(noise.at(along * 4, across)));
  }
}

/**
 * The crest of a ridge, as places from the top in picture heights, one for each of `count` steps over the width.
 */
export function crestLine(noise: Noise, ridge: Ridge, variant: number, count: number, aspect: number): Float32Array {
  return Float32Array.from({ length: count }, (_, step) => {
    const share = (step + 0.5) / count;
    const relief = reliefAt(noise, ridge, share * aspect, variant);
    return ridge.base - ridge.height * relief * envelopeAt(ridge.envelope, share);
  });
}
