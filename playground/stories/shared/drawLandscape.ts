import { createRandom } from './createRandom.ts';

interface Mood {
  readonly sky: readonly [string, string];
  readonly sun: string;
  /** From the farthest ridge to the nearest. */
  readonly ridges: readonly string[];
}

const MOODS: readonly Mood[] = [
  { sky: ['#f6c28b', '#fdeed3'], sun: '#fff8e6', ridges: ['#d9a58a', '#b0776f', '#7a4f58', '#3f2d3f'] },
  { sky: ['#7fa8c9', '#e4eef2'], sun: '#ffffff', ridges: ['#a7c0cd', '#7598a8', '#466b7c', '#1f3c4a'] },
  { sky: ['#27304f', '#8a6f8f'], sun: '#f9e7c8', ridges: ['#6a5b83', '#4a4470', '#2e2f55', '#171b36'] },
  { sky: ['#bcd7c4', '#f3f4df'], sun: '#fffbe0', ridges: ['#a4c0a0', '#75997a', '#486f58', '#213f36'] },
  { sky: ['#e58f7b', '#f9dcc0'], sun: '#fff1d6', ridges: ['#c97f78', '#98586a', '#5f3a56', '#2c2038'] },
];

/** Draws a hazy landscape and returns it as an SVG data URL, deterministic for a seed. */
export function drawLandscape(seed: number, width: number, height: number): string {
  const random = createRandom(seed);
  const mood = MOODS[seed % MOODS.length] ?? MOODS[0];
  if (!mood) return '';
  const ridges = mood.ridges.map((color, layer) => {
    const base = height * (0.46 + layer * 0.13);
    const swing = height * (0.06 + random() * 0.07);
    const [phase, pitch] = [random() * 6, 1.5 + random() * 2 + layer * 0.6];
    const points = Array.from({ length: 25 }, (_, step) => {
      const place = step / 24;
      const slope = Math.sin(place * pitch * 3 + phase) * 0.6 + Math.sin(place * pitch * 7.3 + phase * 2) * 0.28;
      return `${Math.round(place * width)} ${Math.round(base - (slope + random() * 0.22) * swing)}`;
    });
    return `<path fill="${color}" d="M0 ${height}L${points.join('L')}L${width} ${height}z"/>`;
  });
  const [sunX, sunY] = [Math.round(width * (0.2 + random() * 0.6)), Math.round(height * (0.2 + random() * 0.2))];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${mood.sky[0]}"/><stop offset=".7" stop-color="${mood.sky[1]}"/></linearGradient>` +
      `<rect width="${width}" height="${height}" fill="url(#s)"/>` +
      `<circle cx="${sunX}" cy="${sunY}" r="${Math.round(height * 0.06)}" fill="${mood.sun}"/>${ridges.join('')}</svg>`,
  )}`;
}
