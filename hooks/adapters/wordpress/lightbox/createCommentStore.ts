import { object, optional, pipe, safeParse, string, transform, unknown, type InferOutput } from 'valibot';
import type {
  CommentErrors,
  CommentField,
  CommentOutcome,
  CommentStore,
  NewComment,
} from '../../../data/backend/CommentStore.ts';
import { CrossOriginError } from '../../../core/errors/CrossOriginError.ts';
import { HttpStatusError } from '../../../core/errors/HttpStatusError.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import type { LoggiaError } from '../../../core/errors/LoggiaError.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { isOtherOrigin } from '../../../data/rest/engine/restUrl.ts';
import { isSmallForm } from '../../../data/rest/engine/createTransport.ts';
import { parseJsonResponse } from '../../../data/rest/readRestResponse.ts';
import type { FormField } from '../../../data/rest/types.ts';
import type { WordPressWire } from '../createWordPressWire.ts';
import { toText } from '../decodeEntities.ts';
import { errorBlockText, parseMarkup } from '../markup.ts';
import { urlForImage } from '../lightboxRequests.ts';
import { toFlag } from '../wireValues.ts';
import { readCommentForm, readComments, type WordPressCommentForm } from './readCommentPanel.ts';

/**
 * Creates the comment port. It sends its requests to the lightbox's own URL, and returns only plain text, never markup
 * from responses.
 */
export function createCommentStore(wire: WordPressWire): CommentStore {
  const { session } = wire;
  const { knownForm, urlFor, requestPanel, post } = createCommentPosts(wire);
  return {
    async load({ id, commentCount }, { signal }) {
      const known = commentCount === 0 && !session.commentedIds.has(id) ? knownForm() : undefined;
      if (known) return { comments: [], rules: known.rules };
      const { panel, form } = await requestPanel(id, signal);
      return { comments: readComments(panel), rules: form.rules };
    },
    async add({ id }, comment, { signal }) {
      const url = urlFor(id);
      // The captcha is stored in a session. The session's cookie is not sent cross-origin, so the captcha would never
      // be accepted.
      if (comment.captcha !== '' && isOtherOrigin(url)) throw new CrossOriginError('captchaSession');
      const response = await post(id, (own) => addCommentFields(id, comment, own), signal);
      const outcome = parseCommentOutcome(response);
      if (outcome.status !== 'refused') session.commentedIds.add(id);
      return outcome;
    },
    async remove({ id }, commentId, { signal }) {
      const response = await post(id, (own) => deleteCommentFields(id, commentId, own), signal);
      const { error } = parseCommentJson(response);
      if (error) throw new InvalidResponseError('The server did not delete the comment.');
    },
  };
}

const FORBIDDEN = 403;

type Fields = readonly FormField[];

/**
 * Returns the error for a response without a comment panel: either the image has no comments, or the response isn't a
 * lightbox.
 */
function noPanel(response: ParentNode): LoggiaError {
  const message = errorBlockText(response);
  return message === undefined && !response.querySelector('[class*="bwg"]')
    ? new InvalidResponseError('The response contains no lightbox.')
    : new MissingContentError(message || undefined);
}

const isSameFields = (one: Fields, other: Fields): boolean =>
  one.length === other.length && one.every(([name, value], at) => name === other[at]?.[0] && value === other[at]?.[1]);

const isForbidden = (error: unknown): boolean => error instanceof HttpStatusError && error.status === FORBIDDEN;

/** Provides a lightbox's comment form and sends posts with its nonces. */
interface CommentPosts {
  /** Returns the form from the latest response, or `undefined` if there was none. */
  knownForm(): WordPressCommentForm | undefined;
  urlFor(imageId: string): string;
  /** Loads an image's comment panel. Throws `MissingContentError` if there is none. */
  requestPanel(
    imageId: string,
    signal: AbortSignal,
  ): Promise<{ readonly panel: Element; readonly form: WordPressCommentForm }>;
  /** Posts fields with the form's nonces. If these have expired, posts again with the nonces of a newly loaded form. */
  post(imageId: string, fieldsWith: (proofs: Fields) => Fields, signal: AbortSignal): Promise<string>;
}

function createCommentPosts(wire: WordPressWire): CommentPosts {
  const { session } = wire;
  function knownForm(): WordPressCommentForm | undefined {
    const { commentPanel } = session;
    return commentPanel === undefined ? undefined : readCommentForm(parseMarkup(commentPanel), wire.responseContext());
  }
  function urlFor(imageId: string): string {
    return urlForImage(knownForm()?.url ?? session.actionUrl ?? session.lightboxUrl, imageId);
  }
  async function requestPanel(imageId: string, signal: AbortSignal) {
    const html = await wire.fetchText(urlFor(imageId), { form: displayCommentsFields(imageId), signal });
    const response = parseMarkup(html);
    const panel = response.querySelector('.bwg_comment_wrap');
    const form = panel && readCommentForm(panel, wire.responseContext());
    if (!panel || !form) throw noPanel(response);
    session.commentPanel = panel.outerHTML;
    return { panel, form };
  }
  async function send(imageId: string, form: Fields, signal: AbortSignal): Promise<string> {
    return wire.fetchText(urlFor(imageId), { form, signal, isWrite: true, keepalive: isSmallForm(form) });
  }
  /** Loads new nonces. Returns `undefined` if there are none or they are the same as `used`. */
  async function renewedProofs(imageId: string, used: Fields, signal: AbortSignal): Promise<Fields | undefined> {
    // If no new form can be loaded, the first rejection is reported.
    const panel = await requestPanel(imageId, signal).catch(() => signal.throwIfAborted());
    return panel && !isSameFields(panel.form.proofs, used) ? panel.form.proofs : undefined;
  }
  return {
    knownForm,
    urlFor,
    requestPanel,
    async post(imageId, fieldsWith, signal) {
      const used = knownForm()?.proofs ?? [];
      const hasProofs = used.length > 0;
      try {
        const response = await send(imageId, fieldsWith(used), signal);
        if (!hasProofs || !isProofRefused(response)) return response;
        const proofs = await renewedProofs(imageId, used, signal);
        return proofs ? await send(imageId, fieldsWith(proofs), signal) : response;
      } catch (error) {
        if (!hasProofs || !isForbidden(error)) throw error;
        const proofs = await renewedProofs(imageId, used, signal);
        if (!proofs) throw error;
        return send(imageId, fieldsWith(proofs), signal);
      }
    },
  };
}

/**
 * Returns the fields for requesting an image's comments. They are the same as the form's fields, but the server reads
 * only the last three of them.
 */
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
 * Returns the fields for adding a comment. Unlike the Photo Gallery plugin's script, they include whether an email
 * address is required, so that the server can check it. `proofs` are the form's nonces.
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

/** Returns the fields for deleting a comment, including the form's nonces. */
function deleteCommentFields(imageId: string, commentId: string, proofs: readonly FormField[]): readonly FormField[] {
  return [['ajax_task', 'delete_comment'], ['id_image', imageId], ['id_comment', commentId], ...proofs];
}

/** Comment fields, keyed by the server's names. */
const FIELDS: readonly (readonly [name: string, field: CommentField])[] = [
  ['name', 'name'],
  ['email', 'email'],
  ['textarea', 'text'],
  ['captcha', 'captcha'],
  ['privacy_policy', 'privacyPolicy'],
];

function toErrors(messages: unknown): CommentErrors {
  const byName = new Map(Object.entries(messages ?? {}));
  const errors = FIELDS.map(([name, field]) => [field, toText(byName.get(name))] as const);
  // Errors in fields that are not visible, such as an expired nonce, are shown at the text field.
  const others = [...byName].filter(([name]) => !FIELDS.some(([ownName]) => ownName === name));
  const text = toText(others.map(([, message]) => toText(message) ?? '').join('\n'));
  const known = Object.fromEntries(errors.filter(([, message]) => message !== undefined));
  return text && !('text' in known) ? { ...known, text } : known;
}

/** Whether the server rejected a comment because of its nonce. This is the case if no visible field has an error. */
function isProofRefused(text: string): boolean {
  const { error, error_messages: messages } = parseCommentJson(text);
  const names = Object.keys(messages ?? {});
  return error === true && names.length > 0 && names.every((name) => !FIELDS.some(([ownName]) => ownName === name));
}

/**
 * Returns the outcome of a new comment. Throws `InvalidResponseError` if the server stored nothing and gave no reason.
 */
export function parseCommentOutcome(text: string): CommentOutcome {
  const { error, published, error_messages: messages, html_comments_block: html } = parseCommentJson(text);
  if (error) {
    const errors = toErrors(messages);
    if (Object.keys(errors).length > 0) return { status: 'refused', errors };
    throw new InvalidResponseError('The server rejected the comment without giving a reason.');
  }
  // If the database insert failed, the server sends a list instead of `{ success }`.
  if (Array.isArray(messages)) throw new InvalidResponseError('The server did not save the comment.');
  if (!published) return { status: 'awaitingModeration' };
  if (html === undefined) throw new InvalidResponseError('The response does not contain the list of comments.');
  return { status: 'published', comments: readComments(parseMarkup(html)) };
}

const flag = optional(pipe(unknown(), transform(toFlag)));

const schema = object({
  error: flag,
  published: flag,
  error_messages: optional(unknown()),
  html_comments_block: optional(string()),
});

/**
 * Parses the response to a new or deleted comment. It is JSON regardless of its content type. Throws
 * `InvalidResponseError` for any other response.
 */
function parseCommentJson(text: string): InferOutput<typeof schema> {
  let json: unknown;
  try {
    json = parseJsonResponse(text);
  } catch (cause) {
    throw new InvalidResponseError('The response to a comment is not valid JSON.', { cause });
  }
  const result = safeParse(schema, json);
  if (!result.success || result.output.error === undefined)
    throw new InvalidResponseError('The response to a comment has an unexpected format.');
  return result.output;
}
