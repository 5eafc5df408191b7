import { parseInert } from '../../trustedTypes/parseInert.ts';
import { readView } from './readView.ts';
import type { WordPressViewOptions } from './types.ts';

/** What an answer of the paging call does not tell about itself. */
export interface AnsweredView {
  readonly view: WordPressViewOptions['view'];
  /** The widget's number on the page, from 0. */
  readonly instance: number;
}

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

/** How a gallery looks that came with an answer of the paging call, as its page would tell it. */
export function readAnsweredView(html: string, { view, instance }: AnsweredView): WordPressViewOptions {
  return readView(view, { container: containerWithStyles(html, instance), page: parseInert(html), instance });
}
