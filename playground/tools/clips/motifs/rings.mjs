import { createRandom, fillDown, TURN, veil } from '../paint.mjs';

const random = createRandom(23);
const DROPS = Array.from({ length: 6 }, (_, index) => ({
  x: 0.06 + 0.88 * random(),
  y: 0.1 + 0.82 * random(),
  start: index / 6,
  reach: 0.7 + random() * 0.6,
}));
const RINGS = 3;
/** A pond lies: its circles are flat. */
const FLATNESS = 0.46;

/** The first drops of a shower on a pond. */
export function draw(context, time, size) {
  const { width, height } = size;
  fillDown(
    context,
    [
      [0, '#b8cfc8'],
      [0.35, '#6fa09c'],
      [1, '#12403f'],
    ],
    size,
  );
  for (const { x, y, start, reach } of DROPS) {
    const age = (time - start + 1) % 1;
    const near = 0.45 + y * 0.9;
    for (let ring = 0; ring < RINGS; ring += 1) {
      const own = age - ring * 0.075;
      if (own <= 0 || own > 0.8) continue;
      const radius = own * 290 * reach * near;
      const strength = (1 - own / 0.8) ** 1.6 * (1 - ring / RINGS) * 0.9;
      for (const [shift, color] of [
        [0, '#f4fffb'],
        [2.4 * near, '#06292b'],
      ]) {
        context.strokeStyle = veil(color, strength * (shift ? 0.45 : 0.85));
        context.lineWidth = (1.1 + (1 - own) * 1.4) * near;
        context.beginPath();
        context.ellipse(x * width, y * height + shift, radius, radius * FLATNESS, 0, 0, TURN);
        context.stroke();
      }
    }
    if (age < 0.06) {
      context.fillStyle = veil('#ffffff', 0.9 - age * 10);
      context.beginPath();
      context.ellipse(x * width, y * height - (0.06 - age) * 900, 2.2 * near, 6 * near, 0, 0, TURN);
      context.fill();
    }
  }
}
