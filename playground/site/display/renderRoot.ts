import { rootAttributes } from './display.ts';
import type { Display } from './display.ts';

/** The start tag of a document, with what the kit and the site hear of a display by: nothing of it flashes. */
export function renderRoot(display: Display, brand?: string): string {
  const all = Object.entries(rootAttributes(display, brand));
  return `<html lang="en"${all.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('')}>`;
}
