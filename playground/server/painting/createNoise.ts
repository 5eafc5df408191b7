import { createRandom } from './createRandom.ts';

const LATTICE = 256;
const LATTICE_MASK = LATTICE - 1;

/** Smooth randomness: about -1 to 1, one feature per unit of distance, 0 at whole numbers. */
export interface Noise {
  at(x: number, y: number): number;
  /** Several octaves on top of each other, each half as strong and twice as fine; about -1 to 1. */
  fractal(x: number, y: number, octaves: number): number;
  /** Like `fractal`, folded into sharp crests; 0 to 1, with 1 on a crest. */
  crests(x: number, y: number, octaves: number): number;
}

function createTables(seed: number) {
  const random = createRandom(seed);
  const order = Uint8Array.from({ length: LATTICE }, (_, index) => index);
  for (let index = LATTICE_MASK; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  const permutation = new Uint8Array(LATTICE * 2);
  const slopesX = new Float32Array(LATTICE);
  const slopesY = new Float32Array(LATTICE);
  for (let index = 0; index < LATTICE; index += 1) {
    permutation[index] = permutation[index + LATTICE] = order[index] ?? 0;
    const angle = random() * Math.PI * 2;
    slopesX[index] = Math.cos(angle) * 1.5;
    slopesY[index] = Math.sin(angle) * 1.5;
  }
  return { permutation, slopesX, slopesY };
}

/** Gradient noise from a seed, the same on every machine. */
export function createNoise(seed: number): Noise {
  const { permutation, slopesX, slopesY } = createTables(seed);
  const corner = (column: number, row: number, dx: number, dy: number) => {
    const index = permutation[(permutation[column & LATTICE_MASK] as number) + (row & LATTICE_MASK)] as number;
    return (slopesX[index] as number) * dx + (slopesY[index] as number) * dy;
  };
  const at = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const blendX = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const blendY = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const topLeft = corner(column, row, dx, dy);
    const bottomLeft = corner(column, row + 1, dx, dy - 1);
    const top = topLeft + (corner(column + 1, row, dx - 1, dy) - topLeft) * blendX;
    const bottom = bottomLeft + (corner(column + 1, row + 1, dx - 1, dy - 1) - bottomLeft) * blendX;
    return top + (bottom - top) * blendY;
  };
  const fractal = (startX: number, startY: number, octaves: number) => {
    let x = startX;
    let y = startY;
    let sum = 0;
    let strength = 0.5;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += at(x, y) * strength;
      strength *= 0.5;
      // Each octave is turned a little, or the lattice shows through.
      const turned = x * 1.6 - y * 1.2 + 17.3;
      y = x * 1.2 + y * 1.6 + 5.1;
      x = turned;
    }
    return sum;
  };
  const crests = (startX: number, startY: number, octaves: number) => {
    let x = startX;
    let y = startY;
    let sum = 0;
    let strength = 0.5;
    let carry = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      const fold = 1 - Math.abs(at(x, y));
      const crest = fold * fold * carry;
      sum += crest * strength;
      carry = Math.min(1, crest * 1.6);
      strength *= 0.5;
      const turned = x * 1.6 - y * 1.2 + 11.7;
      y = x * 1.2 + y * 1.6 + 3.9;
      x = turned;
    }
    return sum;
  };
  return { at, fractal, crests };
}
