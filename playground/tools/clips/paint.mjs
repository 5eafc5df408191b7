/** A full turn: what moves by whole turns in the time of a clip ends where it began. */
export const TURN = Math.PI * 2;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const channels = (color) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** A colour between two of the form `#rrggbb`. */
export function mix(first, second, share, alpha = 1) {
  const [from, to] = [channels(first), channels(second)];
  const mixed = from.map((value, index) => Math.round(value + (to[index] - value) * share));
  return `rgba(${mixed.join(', ')}, ${alpha})`;
}

/** A colour of the form `#rrggbb` that lets through. */
export const veil = (color, alpha) => mix(color, color, 0, alpha);

/** Fills a picture from top to bottom. `stops` are pairs of place (0 to 1) and colour. */
export function fillDown(context, stops, { width, height, top = 0, bottom = height }) {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  for (const [place, color] of stops) gradient.addColorStop(place, color);
  context.fillStyle = gradient;
  context.fillRect(0, top, width, bottom - top);
}

/** A light without an edge. */
export function glow(context, { x, y, radius, color, strength = 1 }) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [place, share] of [
    [0, 1],
    [0.25, 0.55],
    [0.55, 0.18],
    [1, 0],
  ]) {
    gradient.addColorStop(place, veil(color, strength * share));
  }
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Height of a crest at `x` (in features), from -1 to 1: smooth, and the same for the same seed. */
export function crest(x, seed, octaves = 5) {
  let height = 0;
  let weight = 0.5;
  for (let octave = 0; octave < octaves; octave += 1) {
    const random = (place) => createRandom(place * 131 + seed * 17 + octave * 7919)();
    const place = x * 2 ** octave;
    const left = Math.floor(place);
    const share = place - left;
    const smooth = share * share * (3 - 2 * share);
    height += weight * ((random(left) * (1 - smooth) + random(left + 1) * smooth) * 2 - 1);
    weight *= 0.5;
  }
  return height;
}

/** The area below a line over the whole width. */
export function fillBelow(context, heightAt, { width, height, step = 3 }) {
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width + step; x += step) context.lineTo(x, heightAt(x));
  context.lineTo(width + step, height);
  context.closePath();
  context.fill();
}
