import { HttpStatusError } from '../errors/HttpStatusError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { isSmallForm } from '../rest/isSmallForm.ts';
import type { FormField } from '../rest/types.ts';
import { parseMarkup } from './parseMarkup.ts';
import { addressForImage } from './addressForImage.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { displayCommentsFields } from './displayCommentsFields.ts';
import { errorBlockText } from './errorBlockText.ts';
import { isProofRefused } from './parseCommentOutcome.ts';
import { readCommentForm } from './readCommentForm.ts';
import type { WordPressCommentForm } from './readCommentForm.ts';

const FORBIDDEN = 403;

type Fields = readonly FormField[];

const isForbidden = (error: unknown): boolean => error instanceof HttpStatusError && error.status === FORBIDDEN;

/** The comment form of a lightbox: what is known of it, and what is posted with its proofs. */
export interface CommentPosts {
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

export function createCommentPosts(wire: WordPressWire): CommentPosts {
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
