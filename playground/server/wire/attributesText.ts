import { attributes } from './attributes.ts';

/** Attributes as they stand in a tag, without the blank before the first. */
export function attributesText(all: Readonly<Record<string, string | number>>): string {
  return attributes(all).trimStart();
}
