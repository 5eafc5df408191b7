import { escapeHtml } from './escapeHtml.ts';

/** Attributes as they stand in a tag, in the order given and each with a blank before it; `true` is one without a value, and what is undefined or false is none. */
export function attributes(all: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(all)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
}
