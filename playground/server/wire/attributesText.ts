import { attributes } from './attributes.ts';

/** Returns attributes as in a tag, without the leading space. */
export function attributesText(all: Readonly<Record<string, string | number>>): string {
  return attributes(all).trimStart();
}
