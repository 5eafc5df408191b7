import { fillDown, TURN, veil } from '../paint.mjs';

const COUNT = 11;
const SLOWEST_SWINGS = 2;

/** Pendulums of different lengths fall apart into waves and find together again. */
export function draw(context, time, size) {
  const { width } = size;
  fillDown(
    context,
    [
      [0, '#28182a'],
      [0.6, '#4a2a36'],
      [1, '#1c1220'],
    ],
    size,
  );
  context.fillStyle = '#c9a35c';
  context.fillRect(width * 0.1, 44, width * 0.8, 7);
  context.fillStyle = '#7b5d2e';
  context.fillRect(width * 0.1, 51, width * 0.8, 3);
  for (let place = COUNT - 1; place >= 0; place -= 1) {
    const swings = SLOWEST_SWINGS + place;
    const angle = Math.cos(time * TURN * swings) * 0.26;
    const long = 400 - place * 22;
    const from = width * (0.16 + (place / (COUNT - 1)) * 0.68);
    const [x, y] = [from + Math.sin(angle) * long * 0.55, 52 + Math.cos(angle) * long];
    context.strokeStyle = veil('#f1e3c4', 0.28);
    context.lineWidth = 1.2;
    context.beginPath();
    context.moveTo(from, 52);
    context.lineTo(x, y);
    context.stroke();
    const radius = 19 - place * 0.2;
    const brass = context.createRadialGradient(x - radius * 0.4, y - radius * 0.45, radius * 0.1, x, y, radius);
    brass.addColorStop(0, '#fff3cf');
    brass.addColorStop(0.4, '#e3b765');
    brass.addColorStop(1, '#6b4518');
    context.fillStyle = brass;
    context.beginPath();
    context.arc(x, y, radius, 0, TURN);
    context.fill();
  }
}
