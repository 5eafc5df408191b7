import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Database } from 'libsql';
import type { AccessControl, Session } from '../auth/createAccess.ts';
import { createNonce, isNonceGood } from '../auth/nonces.ts';
import { ajaxResponse } from '../wire/ajaxResponse.ts';
import type { RequestValues } from '../wire/readRequestValues.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { commentBlocks } from './commentBlocks.ts';
import { commentErrors } from './commentErrors.ts';
import { type CommentOptions, commentPanel } from './commentPanel.ts';
import { LONGEST_NAME } from './constants.ts';
import type { Captchas } from './createCaptchas.ts';
import { createCommentStore } from './createCommentStore.ts';

export type Comments = ReturnType<typeof createComments>;

const isDeletionMeant = (values: RequestValues, { token }: Session): boolean =>
  isNonceGood(values.posted('_wpnonce'), token, Date.now());

function respond(context: Context, body: unknown, status: 200 | 403 = 200): Response {
  return ajaxResponse(context, JSON.stringify(body), status);
}

/** The real server also sends `published` with errors. */
function refuse(context: Context, messages: Readonly<Record<string, string>>): Response {
  return respond(context, { error: true, published: 1, error_messages: messages });
}

/**
 * The comments of the lightbox: their part of its markup, and the actions that add and delete a comment. The session
 * determines who may delete comments.
 */
export function createComments(database: Database, access: AccessControl, captchas: Captchas) {
  const store = createCommentStore(database);
  /** All visitors share one proof, as on the real server. */
  const secret = randomBytes(16).toString('hex');

  return {
    counts: store.counts,
    panelOf(
      context: Context,
      place: { origin: string; action: string; imageId: number },
      options: CommentOptions,
    ): string {
      const session = access.sessionOf(context);
      const admin = session && { name: session.user.name, nonce: session.nonce };
      const proof = options.hasProof ? createNonce(secret, Date.now()) : undefined;
      return commentPanel({ ...place, options, comments: store.commentsOf(place.imageId), admin, proof });
    },
    add(context: Context, values: RequestValues, options: CommentOptions): Response {
      const errors = commentErrors(context, values, options, captchas);
      if (Object.keys(errors).length > 0) return refuse(context, errors);
      const isProved = !options.hasProof || isNonceGood(values.posted('bwg_nonce'), secret, Date.now());
      if (!isProved)
        return refuse(context, { bwg_nonce: 'The form has been open for too long. Please send it again.' });
      const user = access.sessionOf(context)?.user;
      const imageId = wholeNumber(values.posted('comment_image_id'));
      const isModerated = options.isModerated || values.posted('comment_moderation') === '1';
      const isPublished = user !== undefined || !isModerated;
      const isKept = store.add({
        imageId,
        name: user?.name ?? values.posted('comment_name').trim().slice(0, LONGEST_NAME),
        mail: values.posted('comment_email').trim().slice(0, LONGEST_NAME),
        comment: values.posted('comment_text').replaceAll(/\r\n?/g, '\n').trim(),
        isPublished,
      });
      if (!isKept) return refuse(context, { textarea: 'The image has been deleted.' });
      const kept = { error: false, published: Number(isPublished), error_messages: { success: 'ok' } };
      if (!isPublished) return respond(context, kept);
      const html = commentBlocks(store.commentsOf(imageId), user !== undefined);
      return respond(context, { html_comments_block: html, ...kept });
    },
    remove(context: Context, values: RequestValues): Response {
      const session = access.sessionOf(context);
      // The real server lets anyone delete comments.
      if (!session || !isDeletionMeant(values, session)) return respond(context, { error: true }, 403);
      const isGone = store.remove(wholeNumber(values.posted('id_image')), wholeNumber(values.posted('id_comment')));
      return respond(context, { error: !isGone });
    },
  };
}
