import { escapeHtml } from './escapeHtml.ts';

/**
 * Returns attributes as in a tag, in the given order, each preceded by a space. `true` has no value; undefined and
 * false are omitted.
 */
export function attributes(all: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(all)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
}
