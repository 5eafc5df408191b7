import { createRandom, crest, fillBelow, fillDown, mix, TURN, veil } from '../paint.mjs';

const random = createRandom(7);
const STARS = Array.from({ length: 60 }, () => ({
  x: random(),
  y: random() * 0.62,
  size: 0.5 + random() * 1.1,
  phase: random(),
}));
const CURTAINS = 2;

/** Curtains of light over a bay. */
export function draw(context, time, size) {
  const { width, height } = size;
  fillDown(
    context,
    [
      [0, '#050b1d'],
      [0.7, '#0f2b3f'],
      [1, '#1d4a50'],
    ],
    { ...size, bottom: height * 0.76 },
  );
  for (const { x, y, size: radius, phase } of STARS) {
    context.fillStyle = veil('#ffffff', 0.35 + 0.3 * phase);
    context.fillRect(x * width, y * height, radius, radius);
  }
  context.globalCompositeOperation = 'lighter';
  for (let curtain = 0; curtain < CURTAINS; curtain += 1) {
    for (let x = 0; x < width; x += 8) {
      const place = x / width;
      const sway =
        Math.sin(place * 7 + time * TURN + curtain * 2) * 34 + Math.sin(place * 13 - time * TURN * 2 + curtain) * 14;
      const foot = height * (0.56 - curtain * 0.1) + sway;
      const fold = 0.5 + 0.5 * Math.sin(place * 24 + curtain * 3 + Math.sin(time * TURN + place * 5) * 2.4);
      const tall = 120 + 110 * fold + 40 * Math.sin(time * TURN + curtain);
      const light = context.createLinearGradient(0, foot - tall, 0, foot);
      light.addColorStop(0, veil('#7a4fd0', 0));
      light.addColorStop(0.45, veil('#4fa3c8', 0.1 + 0.1 * fold));
      light.addColorStop(0.9, veil('#6cf0b0', 0.16 + 0.3 * fold));
      light.addColorStop(1, veil('#6cf0b0', 0));
      context.fillStyle = light;
      context.fillRect(x, foot - tall, 8, tall);
    }
  }
  context.globalCompositeOperation = 'source-over';
  for (const [place, color] of ['#0d2430', '#071520'].entries()) {
    context.fillStyle = color;
    fillBelow(
      context,
      (x) => height * (0.68 + place * 0.05) + crest(x / (170 - place * 40) + 5, 41 + place) * (70 - place * 25),
      size,
    );
  }
  fillDown(
    context,
    [
      [0, mix('#123b42', '#2d7a66', 0.5 + 0.3 * Math.sin(time * TURN))],
      [1, '#04101a'],
    ],
    { ...size, top: height * 0.76 },
  );
  context.fillStyle = veil('#8ff5c6', 0.12);
  for (let line = 0; line < 16; line += 1) {
    const y = height * (0.77 + 0.014 * line);
    const long = 80 + line * 26;
    context.fillRect(width * (0.5 + 0.28 * Math.sin(line * 2.4 + time * TURN)) - long / 2, y, long, 1.5 + line * 0.12);
  }
}
