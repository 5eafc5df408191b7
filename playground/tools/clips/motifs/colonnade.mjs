import { fillDown, mix, TURN, veil } from '../paint.mjs';

const COLUMNS = 7;
const DEPTH = 0.72;

function column(context, { x, foot, top, half, light }) {
  const shade = context.createLinearGradient(x - half, 0, x + half, 0);
  shade.addColorStop(0, mix('#e9dcc4', '#fff6e2', light));
  shade.addColorStop(0.3, mix('#d8c6a6', '#f6e3bf', light));
  shade.addColorStop(0.75, '#8d7a62');
  shade.addColorStop(1, '#5d4f43');
  context.fillStyle = shade;
  context.fillRect(x - half, top, half * 2, foot - top);
  context.fillStyle = veil('#4a3d33', 0.16);
  for (let flute = -3; flute <= 3; flute += 1)
    context.fillRect(x + (flute * half) / 3.6 - half * 0.04, top, half * 0.09, foot - top);
  context.fillStyle = shade;
  context.fillRect(x - half * 1.35, foot - half * 0.5, half * 2.7, half * 0.5);
  context.fillRect(x - half * 1.3, top - half * 0.1, half * 2.6, half * 0.4);
  context.fillRect(x - half * 1.6, top - half * 0.55, half * 3.2, half * 0.5);
}

/** The roof on the columns, which runs to the same vanishing point. */
function beams(context, { width, height, far, level }) {
  const last = far - (far - width * 0.1) * DEPTH ** (COLUMNS - 1) + 16;
  const lineAt = (x, share) => level - (height * share * (far - x)) / (far - width * 0.1);
  for (const [low, high, color] of [
    [0.563, 0.66, '#c6b28c'],
    [0.66, 0.69, '#7c6a54'],
    [0.69, 0.79, '#dccaa4'],
    [0.79, 0.84, '#efe0bd'],
  ]) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, lineAt(0, low));
    context.lineTo(last, lineAt(last, low));
    context.lineTo(last, lineAt(last, high));
    context.lineTo(0, lineAt(0, high));
    context.closePath();
    context.fill();
  }
}

/** A hall of columns, and the light of a day that goes through it. */
export function draw(context, time, size) {
  const { width, height } = size;
  const sun = Math.sin(time * TURN);
  const [far, level] = [width * 0.68, height * 0.56];
  fillDown(
    context,
    [
      [0, '#b9c9d2'],
      [1, '#f4e7cb'],
    ],
    { ...size, bottom: level },
  );
  fillDown(
    context,
    [
      [0, '#cdb896'],
      [1, '#8b755a'],
    ],
    { ...size, top: level },
  );
  for (let place = COLUMNS - 1; place >= 0; place -= 1) {
    const near = DEPTH ** place;
    const x = far - (far - width * 0.1) * near;
    const [foot, half] = [level + height * 0.4 * near, 46 * near];
    const reach = (300 + 160 * sun) * near;
    const slant = (190 * sun + 150) * near;
    context.fillStyle = veil('#3c2f2a', 0.34);
    context.beginPath();
    context.moveTo(x - half, foot);
    context.lineTo(x + half, foot);
    context.lineTo(x + half + reach + slant * 0.5, foot + slant * 0.35);
    context.lineTo(x - half + reach + slant * 0.5, foot + slant * 0.35);
    context.closePath();
    context.fill();
  }
  for (let place = COLUMNS - 1; place >= 0; place -= 1) {
    const near = DEPTH ** place;
    const x = far - (far - width * 0.1) * near;
    const [foot, top, half] = [level + height * 0.4 * near, level - height * 0.52 * near, 46 * near];
    column(context, { x, foot, top, half, light: 0.5 + 0.5 * sun });
  }
  beams(context, { ...size, far, level });
  const ray = context.createLinearGradient(0, 0, width, height * 0.8);
  ray.addColorStop(Math.max(0, 0.25 + sun * 0.2), veil('#fff3d0', 0));
  ray.addColorStop(0.5 + sun * 0.2, veil('#fff3d0', 0.26));
  ray.addColorStop(Math.min(1, 0.75 + sun * 0.2), veil('#fff3d0', 0));
  context.fillStyle = ray;
  context.fillRect(0, 0, width, height);
}
