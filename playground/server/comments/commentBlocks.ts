import { escapeHtml } from '../wire/markup.ts';
import type { CommentRow } from './createCommentStore.ts';

const DELETE_BUTTON = '<i class="bwg_comment_delete_btn bwg-icon-times"></i>';

/** Blank lines separate paragraphs; single line breaks become `<br />`. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}

function commentBlock({ id, name, date, comment }: CommentRow, isAdmin: boolean): string {
  return (
    `<div id="bwg_comment_block_${id}" class="bwg_single_comment"><p class="bwg_comment_header_p">` +
    `<span class="bwg_comment_header">${escapeHtml(name)}</span>${isAdmin ? DELETE_BUTTON : ''}` +
    `<span class="bwg_comment_date">${date}</span></p>` +
    `<div class="bwg_comment_body_p"><span class="bwg_comment_body">${paragraphs(comment)}</span></div></div>`
  );
}

/**
 * Returns the list of comments. The real server prints the text as live markup; here it is escaped, because the URL can
 * be opened as a page.
 */
export function commentBlocks(comments: readonly CommentRow[], isAdmin: boolean): string {
  return comments.map((comment) => commentBlock(comment, isAdmin)).join('');
}
