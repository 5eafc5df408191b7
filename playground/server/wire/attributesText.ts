import { escapeHtml } from './escapeHtml.ts';

/** Attributes as they stand in a tag. */
export function attributesText(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(' ');
}
