import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { captchaGlyphs } from './captchaGlyphs.ts';

const GLYPH_ADVANCE_PX = 30;
const HEIGHT_PX = 64;
const UNIT_PX = 4.6;
const BLOTS = 5;

const between = (least: number, most: number): number => randomInt(least, most + 1);

function glyphPath(character: string): string {
  const strokes = captchaGlyphs.get(character)?.split('|') ?? [];
  return strokes
    .map((stroke) => {
      const points = stroke.split(' ').map((point) => {
        // Makes the strokes shaky.
        const [x, y] = [...point].map((digit) => Number(digit) * UNIT_PX + between(-6, 6) / 10);
        return `${x} ${y}`;
      });
      return `M${points.join('L')}`;
    })
    .join('');
}

function drawGlyph(character: string, index: number): string {
  const place = `translate(${14 + index * GLYPH_ADVANCE_PX} ${between(8, 16)})`;
  const lean = `rotate(${between(-16, 16)} 9 16) skewX(${between(-12, 12)})`;
  return `<path transform="${place} ${lean}" d="${glyphPath(character)}" stroke-width="${between(28, 38) / 10}"/>`;
}

function drawScratch(width: number): string {
  const [start, middle, end] = [between(0, HEIGHT_PX), between(-HEIGHT_PX / 2, HEIGHT_PX * 1.5), between(0, HEIGHT_PX)];
  return `<path d="M0 ${start}Q${width / 2} ${middle} ${width} ${end}" stroke-width="1.2" opacity=".6"/>`;
}

/** Returns a JPEG of the characters, drawn from stroke data so that no font is required. */
export async function drawCaptcha(characters: string): Promise<Uint8Array<ArrayBuffer>> {
  const width = 28 + characters.length * GLYPH_ADVANCE_PX;
  const glyphs = [...characters].map(drawGlyph).join('');
  const scratches = Array.from({ length: BLOTS }, () => drawScratch(width)).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT_PX}">` +
    `<rect width="100%" height="100%" fill="#f4f1ea"/>` +
    `<g fill="none" stroke="#2d3a4a" stroke-linecap="round" stroke-linejoin="round">${scratches}${glyphs}</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer());
}
