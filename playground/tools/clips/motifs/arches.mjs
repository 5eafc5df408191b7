import { mix, TURN, veil } from '../paint.mjs';

const ARCHES = 12;
const STEP = 1.42;

function arch(context, { x, y, scale }) {
  const [half, foot, spring] = [250 * scale, 300 * scale, -60 * scale];
  context.beginPath();
  context.moveTo(x - half, y + foot);
  context.lineTo(x - half, y + spring);
  context.arc(x, y + spring, half, Math.PI, TURN);
  context.lineTo(x + half, y + foot);
  context.closePath();
}

/** A walk through a loggia that has no end. */
export function draw(context, time, { width, height }) {
  const [x, y] = [width / 2, height * 0.53];
  context.fillStyle = '#2b211e';
  context.fillRect(0, 0, width, height);
  for (let place = 0; place < ARCHES; place += 1) {
    const scale = 3.4 * STEP ** (time - place);
    const deep = Math.min(1, Math.max(0, (place - time) / (ARCHES - 3)));
    arch(context, { x, y, scale: scale * 1.06 });
    context.fillStyle = mix('#5a4438', '#f1dcb8', deep);
    context.fill();
    arch(context, { x, y, scale });
    context.fillStyle = mix('#8a6a50', '#ffefd0', deep);
    context.fill();
    context.save();
    arch(context, { x, y, scale });
    context.clip();
    const light = context.createLinearGradient(x - 250 * scale, 0, x + 250 * scale, 0);
    light.addColorStop(0, veil('#1d120f', 0.55 * (1 - deep)));
    light.addColorStop(0.35, veil('#1d120f', 0));
    light.addColorStop(0.72, veil('#ffe3ad', 0.28 * (1 - deep)));
    light.addColorStop(1, veil('#ffe3ad', 0));
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
    context.fillStyle = mix('#7d614b', '#f3ddb6', deep, 0.9);
    context.beginPath();
    context.moveTo(x - 250 * scale, y + 300 * scale);
    context.lineTo(x + 250 * scale, y + 300 * scale);
    context.lineTo(x + 176 * scale, y + 211 * scale);
    context.lineTo(x - 176 * scale, y + 211 * scale);
    context.closePath();
    context.fill();
    context.restore();
  }
  const end = 3.4 * STEP ** (1 - ARCHES);
  const sky = context.createRadialGradient(x, y, 0, x, y, 420 * end + 130);
  sky.addColorStop(0, veil('#fffaf0', 0.95));
  sky.addColorStop(0.4, veil('#fff1d2', 0.4));
  sky.addColorStop(1, veil('#fff1d2', 0));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}
