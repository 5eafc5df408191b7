import type { CommentStore } from '../backend/CommentStore.ts';
import { CrossOriginError } from '../errors/CrossOriginError.ts';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { isOtherOrigin } from '../rest/isOtherOrigin.ts';
import { isSmallForm } from '../rest/isSmallForm.ts';
import { parseInert } from '../trustedTypes/parseInert.ts';
import { addCommentFields } from './addCommentFields.ts';
import { addressForImage } from './addressForImage.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { deleteCommentFields } from './deleteCommentFields.ts';
import { displayCommentsFields } from './displayCommentsFields.ts';
import { errorBlockText } from './errorBlockText.ts';
import { parseCommentJson } from './parseCommentJson.ts';
import { parseCommentOutcome } from './parseCommentOutcome.ts';
import { readCommentForm } from './readCommentForm.ts';
import type { WordPressCommentForm } from './readCommentForm.ts';
import { readComments } from './readComments.ts';

/** The comment port over the lightbox's own address. Nothing of an answer's markup leaves it but plain texts. */
export function createCommentStore(wire: WordPressWire): CommentStore {
  const { session } = wire;
  function knownForm(): WordPressCommentForm | undefined {
    const { commentPanel } = session;
    return commentPanel === undefined ? undefined : readCommentForm(parseInert(commentPanel), wire.answerContext());
  }
  function addressFor(imageId: string): string {
    return addressForImage(knownForm()?.url ?? session.actionUrl ?? session.lightboxUrl, imageId);
  }
  return {
    async load({ id, commentCount }, { signal }) {
      const known = commentCount === 0 && !session.commentedIds.has(id) ? knownForm() : undefined;
      if (known) return { comments: [], rules: known.rules };
      const html = await wire.ask(addressFor(id), { form: displayCommentsFields(id), signal });
      const answer = parseInert(html);
      const panel = answer.querySelector('.bwg_comment_wrap');
      const form = panel && readCommentForm(panel, wire.answerContext());
      if (!panel || !form) throw new MissingContentError(errorBlockText(answer) || undefined);
      session.commentPanel = panel.outerHTML;
      return { comments: readComments(panel), rules: form.rules };
    },
    async add({ id }, comment, { signal }) {
      const form = addCommentFields(id, comment);
      const url = addressFor(id);
      // The code is kept in a session, whose cookie does not go along: it would be called wrong for ever.
      if (comment.captcha !== '' && isOtherOrigin(url)) throw new CrossOriginError('captchaSession');
      const answer = await wire.ask(url, { form, signal, keepalive: isSmallForm(form) });
      const outcome = parseCommentOutcome(answer);
      if (outcome.status !== 'refused') session.commentedIds.add(id);
      return outcome;
    },
    async remove({ id }, commentId, { signal }) {
      const form = deleteCommentFields(id, commentId, knownForm()?.nonce ?? '');
      const { error } = parseCommentJson(await wire.ask(addressFor(id), { form, signal, keepalive: true }));
      if (error) throw new InvalidAnswerError('The server did not delete the comment.');
    },
  };
}
