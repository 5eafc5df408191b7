import type { AnsweredView } from './readAnsweredView.ts';
import { readAlbumView } from './readView.ts';
import type { WordPressAlbumOptions } from './types.ts';
import { writtenAnswer } from './writtenAnswer.ts';

/** How an album shows its entries that came with an answer of the paging call, as its page would tell it. */
export function readAnsweredAlbumView(
  html: string,
  { view, instance }: AnsweredView<WordPressAlbumOptions['view']>,
): WordPressAlbumOptions {
  return readAlbumView(view, writtenAnswer(html, instance));
}
