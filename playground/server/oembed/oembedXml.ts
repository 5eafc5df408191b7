import { escapeHtml } from '../wire/escapeHtml.ts';

/** Returns the same response as XML, with one element per field. */
export function oembedXml(fields: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?>\n<oembed>${elements.join('')}</oembed>`;
}
