import type { CommentStore, NewComment } from '../../backend/CommentStore.ts';
import { CrossOriginError } from '../../errors/CrossOriginError.ts';
import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { isOtherOrigin } from '../../rest/engine/resolveRoot.ts';
import { isSmallForm } from '../../rest/isSmallForm.ts';
import type { FormField } from '../../rest/types.ts';
import type { WordPressWire } from '../createWordPressWire.ts';
import { errorBlockText } from '../elementText.ts';
import { addressForImage } from '../lightboxRequests.ts';
import { parseMarkup } from '../markup.ts';
import { isProofRefused, parseCommentJson, parseCommentOutcome } from './parseCommentOutcome.ts';
import { readCommentForm, readComments } from './readCommentPanel.ts';
import type { WordPressCommentForm } from './readCommentPanel.ts';

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

const FORBIDDEN = 403;

type Fields = readonly FormField[];

const isForbidden = (error: unknown): boolean => error instanceof HttpStatusError && error.status === FORBIDDEN;

/** The comment form of a lightbox: what is known of it, and what is posted with its proofs. */
interface CommentPosts {
  /** Of the newest answer; undefined where none had one. */
  knownForm(): WordPressCommentForm | undefined;
  addressFor(imageId: string): string;
  /** The sidebar of an image, anew. Throws `MissingContentError` where there is none. */
  askForPanel(
    imageId: string,
    signal: AbortSignal,
  ): Promise<{ readonly panel: Element; readonly form: WordPressCommentForm }>;
  /** Posts with the proofs of the form; where they have run out, once more with those of a new one. */
  post(imageId: string, fieldsWith: (proofs: Fields) => Fields, signal: AbortSignal): Promise<string>;
}

function createCommentPosts(wire: WordPressWire): CommentPosts {
  const { session } = wire;
  function knownForm(): WordPressCommentForm | undefined {
    const { commentPanel } = session;
    return commentPanel === undefined ? undefined : readCommentForm(parseMarkup(commentPanel), wire.answerContext());
  }
  function addressFor(imageId: string): string {
    return addressForImage(knownForm()?.url ?? session.actionUrl ?? session.lightboxUrl, imageId);
  }
  async function askForPanel(imageId: string, signal: AbortSignal) {
    const html = await wire.ask(addressFor(imageId), { form: displayCommentsFields(imageId), signal });
    const answer = parseMarkup(html);
    const panel = answer.querySelector('.bwg_comment_wrap');
    const form = panel && readCommentForm(panel, wire.answerContext());
    if (!panel || !form) throw new MissingContentError(errorBlockText(answer) || undefined);
    session.commentPanel = panel.outerHTML;
    return { panel, form };
  }
  async function send(imageId: string, form: Fields, signal: AbortSignal): Promise<string> {
    return wire.ask(addressFor(imageId), { form, signal, isWrite: true, keepalive: isSmallForm(form) });
  }
  /** The proofs of a form that is newer than `used`; undefined where there is none, or it says the same. */
  async function renewedProofs(imageId: string, used: Fields, signal: AbortSignal): Promise<Fields | undefined> {
    // The first refusal is what is told where no new form can be had.
    const panel = await askForPanel(imageId, signal).catch(() => signal.throwIfAborted());
    return panel && JSON.stringify(panel.form.proofs) !== JSON.stringify(used) ? panel.form.proofs : undefined;
  }
  return {
    knownForm,
    addressFor,
    askForPanel,
    async post(imageId, fieldsWith, signal) {
      const used = knownForm()?.proofs ?? [];
      const hasProofs = used.length > 0;
      try {
        const answer = await send(imageId, fieldsWith(used), signal);
        if (!hasProofs || !isProofRefused(answer)) return answer;
        const proofs = await renewedProofs(imageId, used, signal);
        return proofs ? await send(imageId, fieldsWith(proofs), signal) : answer;
      } catch (error) {
        if (!hasProofs || !isForbidden(error)) throw error;
        const proofs = await renewedProofs(imageId, used, signal);
        if (!proofs) throw error;
        return send(imageId, fieldsWith(proofs), signal);
      }
    },
  };
}

/** What asks for the comments of an image: the fields of the form, of which the server reads the last three. */
function displayCommentsFields(imageId: string): readonly FormField[] {
  return [
    ['bwg_name', ''],
    ['bwg_comment', ''],
    ['bwg_email', ''],
    ['bwg_captcha_input', ''],
    ['ajax_task', 'display'],
    ['image_id', imageId],
    ['comment_id', ''],
  ];
}

const toDigit = (value: unknown): string => (value ? '1' : '0');

/**
 * What adds a comment. The original never says that an email address is asked for, so that its server cannot insist on one
 * (facts.md 9.15); this does. `proofs` are those of the form.
 */
function addCommentFields(
  imageId: string,
  comment: NewComment,
  proofs: readonly FormField[] = [],
): readonly FormField[] {
  const { rules } = comment;
  const fields: readonly FormField[] = [
    ['ajax_task', 'add_comment'],
    ['comment_name', comment.name],
    ['comment_email', comment.email],
    ['comment_text', comment.text],
    ['comment_captcha', comment.captcha],
    ['popup_enable_captcha', toDigit(rules.captchaUrl)],
    ['privacy_policy', toDigit(comment.hasAcceptedPrivacyPolicy)],
    ['comment_image_id', imageId],
    ['comment_moderation', toDigit(rules.isModerated)],
    ...proofs,
  ];
  return rules.hasEmail ? [...fields, ['popup_enable_email', '1']] : fields;
}

/** What deletes a comment. What the form has for a proof goes along. */
function deleteCommentFields(imageId: string, commentId: string, proofs: readonly FormField[]): readonly FormField[] {
  return [['ajax_task', 'delete_comment'], ['id_image', imageId], ['id_comment', commentId], ...proofs];
}
