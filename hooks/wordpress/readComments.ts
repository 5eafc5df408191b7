import type { ImageComment } from '../backend/CommentStore.ts';
import { sourceText } from './sourceText.ts';

const BLOCK_ID = /^bwg_comment_block_(\d+)$/;

function readComment(block: Element): ImageComment | undefined {
  const [, id] = BLOCK_ID.exec(block.id) ?? [];
  if (id === undefined) return undefined;
  const find = (selector: string): Element | null => block.querySelector(selector);
  return {
    id,
    author: sourceText(find('.bwg_comment_header')),
    date: sourceText(find('.bwg_comment_date')) || undefined,
    text: sourceText(find('.bwg_comment_body')),
    canDelete: find(':scope > .bwg_comment_header_p > .bwg_comment_delete_btn') !== null,
  };
}

/** The comments of an inert document, in its order. What a comment itself holds is never another one. */
export function readComments(root: ParentNode): readonly ImageComment[] {
  const comments = new Map<string, ImageComment>();
  for (const block of root.querySelectorAll('[id^="bwg_comment_block_"]')) {
    const isWithin = block.parentElement?.closest('[id^="bwg_comment_block_"]') != null;
    const comment = isWithin ? undefined : readComment(block);
    if (comment && !comments.has(comment.id)) comments.set(comment.id, comment);
  }
  return [...comments.values()];
}
