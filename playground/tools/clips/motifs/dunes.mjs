import { fillBelow, fillDown, glow, mix, TURN, veil } from '../paint.mjs';

const DUNES = 5;

function duneAt(place, x, width) {
  const share = x / width;
  return (
    Math.sin(share * (3.2 + place * 0.7) + place * 2.1) * (34 + place * 10) +
    Math.sin(share * 7.3 + place * 4.4) * (9 + place * 3)
  );
}

/** Shadows of clouds go over dunes. */
export function draw(context, time, size) {
  const { width, height } = size;
  fillDown(
    context,
    [
      [0, '#5c8fb0'],
      [0.7, '#d9d3bf'],
      [1, '#f3d9b0'],
    ],
    { ...size, bottom: height * 0.55 },
  );
  glow(context, { x: width * 0.82, y: height * 0.18, radius: 260, color: '#fff4d6', strength: 0.7 });
  for (let place = 0; place < DUNES; place += 1) {
    const near = place / (DUNES - 1);
    const base = height * (0.44 + near * 0.4);
    const heightAt = (x) => base + duneAt(place, x, width);
    const body = context.createLinearGradient(0, base - 60, 0, base + 150);
    body.addColorStop(0, mix('#f0cf9c', '#e2a667', near));
    body.addColorStop(1, mix('#c9935f', '#7c4526', near));
    context.fillStyle = body;
    fillBelow(context, heightAt, size);
    context.save();
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width + 6; x += 6) context.lineTo(x, heightAt(x));
    context.lineTo(width + 6, height);
    context.closePath();
    context.clip();
    for (let cloud = 0; cloud < 3; cloud += 1) {
      const way = (time + cloud / 3 + place * 0.13) % 1;
      const x = -300 + way * (width + 600);
      context.save();
      context.translate(x, base + 70);
      context.scale(2.6 + near, 0.75);
      glow(context, { x: 0, y: 0, radius: 105, color: '#4a2413', strength: 0.42 });
      context.restore();
    }
    context.restore();
    context.strokeStyle = veil('#fff0cd', 0.55);
    context.lineWidth = 1 + near;
    context.beginPath();
    for (let x = 0; x <= width; x += 6) context.lineTo(x, heightAt(x) + 0.5);
    context.stroke();
  }
  context.fillStyle = veil('#fff6e2', 0.5);
  for (let grain = 0; grain < 26; grain += 1) {
    const way = (time * (1 + (grain % 2)) + grain * 0.381) % 1;
    const y = height * (0.6 + ((grain * 0.137) % 0.38)) + Math.sin(way * TURN + grain) * 7;
    context.fillRect(way * (width + 80) - 40, y, 22 + (grain % 4) * 9, 1.3);
  }
}
