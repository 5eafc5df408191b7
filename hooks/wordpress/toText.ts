import { decodeEntities } from './decodeEntities.ts';
import { dropMarkup } from './dropMarkup.ts';

/** A text of the lightbox data as plain text: references decoded once, then markup taken out; undefined when nothing is left. */
export function toText(value: unknown): string | undefined {
  return (typeof value === 'string' && dropMarkup(decodeEntities(value))) || undefined;
}
