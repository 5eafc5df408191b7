import { escapeHtml } from './escapeHtml.ts';

/** A hidden field, by its attributes in the order given. */
export function hiddenInput(attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<input type="hidden" ${text.join(' ')}>`;
}
