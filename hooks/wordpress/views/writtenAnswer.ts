import { parseInert } from '../../trustedTypes/parseInert.ts';
import type { WrittenView } from './types.ts';

const STYLES = /<style\b[^>]*>([^]*?)<\/style/gi;

/** The answer's style rules where they are read: an inert copy of it has none. Nothing here is ever on a page. */
function containerWithStyles(html: string, instance: number): Element {
  const container = document.createElement('div');
  container.id = `bwg_container1_${instance}`;
  for (const [, rules = ''] of html.matchAll(STYLES)) {
    const style = document.createElement('style');
    style.textContent = rules;
    container.append(style);
  }
  return container;
}

/** An answer of the paging call in the shape that views are read from. */
export function writtenAnswer(html: string, instance: number): WrittenView {
  return { container: containerWithStyles(html, instance), page: parseInert(html), instance };
}
