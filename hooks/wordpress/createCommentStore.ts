import type { CommentStore } from '../backend/CommentStore.ts';
import { CrossOriginError } from '../errors/CrossOriginError.ts';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { isOtherOrigin } from '../rest/engine/isOtherOrigin.ts';
import { addCommentFields } from './addCommentFields.ts';
import { createCommentPosts } from './createCommentPosts.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { deleteCommentFields } from './deleteCommentFields.ts';
import { parseCommentJson } from './parseCommentJson.ts';
import { parseCommentOutcome } from './parseCommentOutcome.ts';
import { readComments } from './readComments.ts';

/** The comment port over the lightbox's own address. Nothing of an answer's markup leaves it but plain texts. */
export function createCommentStore(wire: WordPressWire): CommentStore {
  const { session } = wire;
  const { knownForm, addressFor, askForPanel, post } = createCommentPosts(wire);
  return {
    async load({ id, commentCount }, { signal }) {
      const known = commentCount === 0 && !session.commentedIds.has(id) ? knownForm() : undefined;
      if (known) return { comments: [], rules: known.rules };
      const { panel, form } = await askForPanel(id, signal);
      return { comments: readComments(panel), rules: form.rules };
    },
    async add({ id }, comment, { signal }) {
      const url = addressFor(id);
      // The code is kept in a session, whose cookie does not go along: it would be called wrong for ever.
      if (comment.captcha !== '' && isOtherOrigin(url)) throw new CrossOriginError('captchaSession');
      const answer = await post(id, (own) => addCommentFields(id, comment, own), signal);
      const outcome = parseCommentOutcome(answer);
      if (outcome.status !== 'refused') session.commentedIds.add(id);
      return outcome;
    },
    async remove({ id }, commentId, { signal }) {
      const answer = await post(id, (own) => deleteCommentFields(id, commentId, own), signal);
      const { error } = parseCommentJson(answer);
      if (error) throw new InvalidAnswerError('The server did not delete the comment.');
    },
  };
}
