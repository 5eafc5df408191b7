import type { Watermark, WatermarkPosition } from '../backend/Watermark.ts';
import { toNumber } from './toNumber.ts';
import { toSide } from './toSide.ts';
import { toWebAddress } from './toWebAddress.ts';

const HEX_COLOR = /^#?([\da-f]{3}|[\da-f]{6})$/i;
const FONT_FAMILY = /^[\w\s,'"-]+$/;

/** Written as one word, or as a list of two. */
function toPosition(query: URLSearchParams): WatermarkPosition | undefined {
  const written = (query.get('watermark_position') ?? '').split('-');
  const wordAt = <TWord extends string>(index: number, ...words: readonly TWord[]) =>
    words.find((word) => word === (query.get(`watermark_position[${index}]`) ?? written[index]));
  const down = wordAt(0, 'top', 'middle', 'bottom');
  const across = wordAt(1, 'left', 'center', 'right');
  return down && across && `${down}-${across}`;
}

/** A share of a hundred, as one of one. */
function toOpacity(written: string | null): number | undefined {
  const percent = toNumber(written ?? '');
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent / 100 : undefined;
}

/**
 * The watermark stands in the query of the address that the lightbox posts to. No parameter names its type: which of the
 * others are there tells it.
 */
export function toWatermark(actionUrl: string | undefined, base: string): Watermark | undefined {
  if (actionUrl === undefined) return undefined;
  const query = new URL(actionUrl).searchParams;
  const read = (name: string): string => query.get(`watermark_${name}`) ?? '';
  const place = {
    position: toPosition(query),
    opacity: toOpacity(query.get('watermark_opacity')),
    link: toWebAddress(read('link'), base),
  };
  const url = toWebAddress(read('url'), base);
  if (url) return { type: 'image', url, width: toSide(read('width')), height: toSide(read('height')), ...place };
  if (!read('text')) return undefined;
  const color = HEX_COLOR.exec(read('color'))?.[1];
  return {
    type: 'text',
    text: read('text'),
    fontSize: toSide(read('font_size')),
    font: FONT_FAMILY.test(read('font')) ? read('font') : undefined,
    color: color && `#${color}`,
    ...place,
  };
}
