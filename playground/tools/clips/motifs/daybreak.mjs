import { crest, fillBelow, fillDown, glow, mix, TURN, veil } from '../paint.mjs';

const RIDGES = 6;
const heights = new Map();

function ridgeAt(place, x) {
  const key = place * 10_000 + x;
  const known = heights.get(key) ?? crest(x / (330 - place * 26) + place * 9.3, place + 3);
  heights.set(key, known);
  return known;
}

/** The sun comes up behind six ridges and sinks again, and the mist between them goes with it. */
export function draw(context, time, size) {
  const { width, height } = size;
  const day = 0.5 - 0.5 * Math.cos(time * TURN);
  fillDown(
    context,
    [
      [0, mix('#16243f', '#5f93c4', day)],
      [0.45, mix('#4a4a72', '#f0c9a0', day)],
      [0.75, mix('#a9607a', '#ffdca8', day)],
      [1, mix('#d98a7a', '#fff0cf', day)],
    ],
    { ...size, bottom: height * 0.75 },
  );
  const [x, y] = [width * 0.63, height * (0.66 - 0.4 * day)];
  glow(context, { x, y, radius: 420, color: '#ffd18a', strength: 0.35 + 0.35 * day });
  context.fillStyle = mix('#ffb27a', '#fff8e4', day);
  context.beginPath();
  context.arc(x, y, 34, 0, TURN);
  context.fill();
  for (let place = 0; place < RIDGES; place += 1) {
    const near = place / (RIDGES - 1);
    const base = height * (0.5 + near * 0.4);
    const tall = 55 + near * 45;
    context.fillStyle = mix(mixHex('#8d6f92', '#b9a9b4', day), mixHex('#0d1626', '#1d3a3c', day), near ** 0.8);
    fillBelow(context, (at) => base + ridgeAt(place, at) * tall, size);
    const mist = context.createLinearGradient(0, base, 0, base + 110);
    mist.addColorStop(0, veil('#ffe9d2', 0));
    mist.addColorStop(0.6, veil('#ffe9d2', (0.22 + 0.2 * day) * (1 - near)));
    mist.addColorStop(1, veil('#ffe9d2', 0));
    context.fillStyle = mist;
    const drift = Math.sin(time * TURN + place) * 14;
    context.fillRect(0, base + drift, width, 110);
  }
}

function mixHex(first, second, share) {
  const parts = /\d+, \d+, \d+/.exec(mix(first, second, share))?.[0].split(', ') ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
