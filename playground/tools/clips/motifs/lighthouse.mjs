import { createRandom, fillBelow, fillDown, glow, TURN, veil } from '../paint.mjs';

const random = createRandom(5);
const STARS = Array.from({ length: 110 }, () => ({ x: random(), y: random() * 0.5, size: 0.6 + random() }));

function beam(context, { x, y, angle, width }) {
  const turned = Math.cos(angle);
  const reach = width * 1.1 * turned;
  const strength = 0.16 + 0.4 * (1 - Math.abs(turned));
  const light = context.createLinearGradient(x, y, x + reach, y);
  light.addColorStop(0, veil('#fff2c4', strength + 0.3));
  light.addColorStop(1, veil('#fff2c4', 0));
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(x, y - 4);
  context.lineTo(x + reach, y - 40 - 20 * Math.abs(turned));
  context.lineTo(x + reach, y + 44 + 20 * Math.abs(turned));
  context.lineTo(x, y + 4);
  context.closePath();
  context.fill();
}

/** Half its width at a share of the height. */
const half = (share) => 14 + ((share - 0.277) / 0.413) * 12;

function tower(context, { x, y, height }) {
  context.fillStyle = '#d9dde2';
  context.beginPath();
  context.moveTo(x - 14, y + 20);
  context.lineTo(x + 14, y + 20);
  context.lineTo(x + 26, height * 0.69);
  context.lineTo(x - 26, height * 0.69);
  context.closePath();
  context.fill();
  context.fillStyle = '#a33a36';
  for (const [from, to] of [
    [0.32, 0.4],
    [0.5, 0.58],
  ]) {
    context.beginPath();
    context.moveTo(x - half(from), height * from);
    context.lineTo(x + half(from), height * from);
    context.lineTo(x + half(to), height * to);
    context.lineTo(x - half(to), height * to);
    context.closePath();
    context.fill();
  }
}

/** A lighthouse turns twice. */
export function draw(context, time, size) {
  const { width, height } = size;
  fillDown(
    context,
    [
      [0, '#0a1428'],
      [0.55, '#23395a'],
      [0.72, '#546a86'],
    ],
    { ...size, bottom: height * 0.72 },
  );
  for (const star of STARS) {
    context.fillStyle = veil('#ffffff', 0.55);
    context.fillRect(star.x * width, star.y * height, star.size, star.size);
  }
  fillDown(
    context,
    [
      [0, '#3c536f'],
      [1, '#0a1626'],
    ],
    { ...size, top: height * 0.7 },
  );
  const [x, y] = [width * 0.7, height * 0.24];
  const angle = time * TURN * 2;
  beam(context, { x, y, angle, width });
  beam(context, { x, y, angle: angle + Math.PI, width });
  for (let row = 0; row < 20; row += 1) {
    const at = height * (0.71 + row * 0.014);
    const shimmer = Math.sin(row * 1.9 + time * TURN * 2) * 18;
    const long = 26 + row * 7;
    context.fillStyle = veil('#ffe9b0', 0.34 * (1 - row / 22) * (0.55 + 0.45 * Math.sin(angle) ** 2));
    context.fillRect(x - long / 2 + shimmer, at, long, 1.6 + row * 0.1);
  }
  context.fillStyle = '#070d18';
  fillBelow(
    context,
    (at) => height * 0.83 - 92 * Math.exp(-(((at - x - 30) / 190) ** 2)) + 8 * Math.sin(at / 37),
    size,
  );
  tower(context, { x, y, height });
  context.fillStyle = '#141c29';
  context.fillRect(x - 19, y + 15, 38, 6);
  context.fillRect(x - 11, y - 24, 22, 7);
  const flash = Math.abs(Math.sin(angle)) ** 6;
  context.fillStyle = '#fff2c4';
  context.fillRect(x - 9, y - 17, 18, 32);
  glow(context, { x, y, radius: 70 + 130 * flash, color: '#fff0bd', strength: 0.6 + 0.4 * flash });
}
