import { parseMarkup } from '../markup.ts';
import { readAlbumView, readView } from './readView.ts';
import type { WordPressAlbumOptions, WordPressViewOptions, WrittenView } from './types.ts';

/** What an answer of the paging call does not tell about itself. */
export interface AnsweredView<TView extends string = WordPressViewOptions['view']> {
  readonly view: TView;
  /** The widget's number on the page, from 0. */
  readonly instance: number;
}

/** How a gallery looks that came with an answer of the paging call, as its page would tell it. */
export function readAnsweredView(html: string, { view, instance }: AnsweredView): WordPressViewOptions {
  return readView(view, writtenAnswer(html, instance));
}

/** How an album shows its entries that came with an answer of the paging call, as its page would tell it. */
export function readAnsweredAlbumView(
  html: string,
  { view, instance }: AnsweredView<WordPressAlbumOptions['view']>,
): WordPressAlbumOptions {
  return readAlbumView(view, writtenAnswer(html, instance));
}

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
