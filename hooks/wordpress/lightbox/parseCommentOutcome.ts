import { object, optional, pipe, safeParse, string, transform, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import type { CommentErrors, CommentField, CommentOutcome } from '../../backend/CommentStore.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { parseJsonAnswer } from '../../rest/parseJsonAnswer.ts';
import { toText } from '../decodeEntities.ts';
import { parseMarkup } from '../markup.ts';
import { readComments } from './readCommentPanel.ts';
import { toFlag } from '../wireValues.ts';

/** Our fields under the names that the server has for them. */
const FIELDS: readonly (readonly [name: string, field: CommentField])[] = [
  ['name', 'name'],
  ['email', 'email'],
  ['textarea', 'text'],
  ['captcha', 'captcha'],
  ['privacy_policy', 'privacyPolicy'],
];

function toErrors(messages: unknown): CommentErrors {
  const said = new Map(Object.entries(messages ?? {}));
  const errors = FIELDS.map(([name, field]) => [field, toText(said.get(name))] as const);
  // What no field of ours is wrong with, such as a proof that has run out, is told where the comment stands.
  const others = [...said].filter(([name]) => !FIELDS.some(([known]) => known === name));
  const text = toText(others.map(([, message]) => toText(message) ?? '').join('\n'));
  const told = Object.fromEntries(errors.filter(([, message]) => message !== undefined));
  return text && !('text' in told) ? { ...told, text } : told;
}

/** The server refused a comment for none of its fields: for the proof that came with it, then. */
export function isProofRefused(text: string): boolean {
  const { error, error_messages: messages } = parseCommentJson(text);
  const names = Object.keys(messages ?? {});
  return error === true && names.length > 0 && names.every((name) => !FIELDS.some(([known]) => known === name));
}

/** What became of a new comment. Throws `InvalidAnswerError` when the server kept nothing and does not say why. */
export function parseCommentOutcome(text: string): CommentOutcome {
  const { error, published, error_messages: messages, html_comments_block: html } = parseCommentJson(text);
  if (error) {
    const errors = toErrors(messages);
    if (Object.keys(errors).length > 0) return { status: 'refused', errors };
    throw new InvalidAnswerError('The server refused the comment and did not say why.');
  }
  // A list instead of `{ success }` is what a failed insertion leaves (contracts.md 3.4).
  if (Array.isArray(messages)) throw new InvalidAnswerError('The server did not keep the comment.');
  if (!published) return { status: 'awaitingModeration' };
  if (html === undefined) throw new InvalidAnswerError('The server did not say which comments there are.');
  return { status: 'published', comments: readComments(parseMarkup(html)) };
}

const flag = optional(pipe(unknown(), transform(toFlag)));

const schema = object({
  error: flag,
  published: flag,
  error_messages: optional(unknown()),
  html_comments_block: optional(string()),
});

/** The answer to a new or deleted comment: JSON, whatever its type says. Throws `InvalidAnswerError` for anything else. */
export function parseCommentJson(text: string): InferOutput<typeof schema> {
  let json: unknown;
  try {
    json = parseJsonAnswer(text);
  } catch (cause) {
    throw new InvalidAnswerError('The answer to a comment is no valid JSON.', { cause });
  }
  const result = safeParse(schema, json);
  if (!result.success || result.output.error === undefined)
    throw new InvalidAnswerError('The answer to a comment has another shape.');
  return result.output;
}
