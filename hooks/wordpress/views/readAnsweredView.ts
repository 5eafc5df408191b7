import { readView } from './readView.ts';
import type { WordPressViewOptions } from './types.ts';
import { writtenAnswer } from './writtenAnswer.ts';

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
