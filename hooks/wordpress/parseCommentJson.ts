import { object, optional, pipe, safeParse, string, transform, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { parseJsonAnswer } from '../rest/parseJsonAnswer.ts';
import { toFlag } from './toFlag.ts';

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
