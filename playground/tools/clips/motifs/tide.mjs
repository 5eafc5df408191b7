import { fillBelow, fillDown, glow, mix, TURN, veil } from '../paint.mjs';

const WAVES = 9;

/** Swell under the moon, one wave behind the other. */
export function draw(context, time, size) {
  const { width, height } = size;
  fillDown(
    context,
    [
      [0, '#0b1530'],
      [0.6, '#27406e'],
      [1, '#6f86a8'],
    ],
    { ...size, bottom: height * 0.46 },
  );
  const [x, y] = [width * 0.34, height * 0.2];
  glow(context, { x, y, radius: 300, color: '#cfe0ff', strength: 0.5 });
  context.fillStyle = '#f7f4e6';
  context.beginPath();
  context.arc(x, y, 30, 0, TURN);
  context.fill();
  fillDown(
    context,
    [
      [0, '#6f86a8'],
      [1, '#14294a'],
    ],
    { ...size, top: height * 0.44 },
  );
  for (let wave = 0; wave < WAVES; wave += 1) {
    const near = wave / (WAVES - 1);
    const base = height * (0.46 + near ** 1.5 * 0.5);
    const tall = 3 + near ** 1.3 * 30;
    const long = 90 + near * 260;
    const turn = time * TURN * (wave % 2 === 0 ? 1 : 2);
    const heightAt = (at) =>
      base +
      Math.sin((at / long) * TURN - turn + wave * 1.7) * tall * 0.6 +
      Math.sin((at / (long * 0.43)) * TURN + turn + wave) * tall * 0.25;
    context.fillStyle = mix('#48658f', '#07142b', near);
    fillBelow(context, heightAt, size);
    context.lineWidth = 0.8 + near * 2.2;
    for (let at = 0; at < width; at += 6) {
      const light = Math.exp(-(((at - x) / (50 + near * 130)) ** 2));
      const rise = Math.max(0, Math.cos((at / long) * TURN - turn + wave * 1.7));
      const strength = light * rise * 0.85;
      if (strength < 0.04) continue;
      context.strokeStyle = veil('#eaf2ff', strength);
      context.beginPath();
      context.moveTo(at, heightAt(at));
      context.lineTo(at + 7, heightAt(at + 7));
      context.stroke();
    }
  }
}
