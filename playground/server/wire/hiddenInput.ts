import { escapeHtml } from './escapeHtml.ts';

/** Returns a hidden field with these attributes, in this order. */
export function hiddenInput(attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<input type="hidden" ${text.join(' ')}>`;
}
