import { rootAttributes, type Display } from './display.ts';

/** Returns the start tag of a document with its display settings, so that nothing flashes on load. */
export function renderRoot(display: Display, brand?: string): string {
  const all = Object.entries(rootAttributes(display, brand));
  return `<html lang="en"${all.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('')}>`;
}
