import { parseMarkup } from '../parseMarkup.ts';
import type { WrittenView } from './types.ts';

const STYLE_START = /<style\b/gi;
const STYLE_END = /<\/style/gi;

/** The texts of an answer's style elements. One without an end is none, and nothing after it is looked at again. */
function styleTexts(html: string): readonly string[] {
  const texts: string[] = [];
  let read = 0;
  for (const { index } of html.matchAll(STYLE_START)) {
    if (index < read) continue;
    const start = html.indexOf('>', index);
    STYLE_END.lastIndex = Math.max(0, start);
    const end = start < 0 ? undefined : STYLE_END.exec(html)?.index;
    if (end === undefined) break;
    texts.push(html.slice(start + 1, end));
    read = end;
  }
  return texts;
}

/** The answer's style rules where they are read: an inert copy of it has none. Nothing here is ever on a page. */
function containerWithStyles(html: string, instance: number): Element {
  const container = document.createElement('div');
  container.id = `bwg_container1_${instance}`;
  for (const rules of styleTexts(html)) {
    const style = document.createElement('style');
    style.textContent = rules;
    container.append(style);
  }
  return container;
}

/** An answer of the paging call in the shape that views are read from. */
export function writtenAnswer(html: string, instance: number): WrittenView {
  return { container: containerWithStyles(html, instance), page: parseMarkup(html), instance };
}
