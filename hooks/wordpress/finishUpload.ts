import { RestError } from '../errors/RestError.ts';
import { parseAnswer } from '../rest/parseAnswer.ts';
import type { RestAnswer, RestClient, RestParser } from '../rest/RestClient.ts';
import { LOWEST_SERVER_FAILURE_STATUS, POST_PROCESS_MESSAGE, POST_PROCESS_TRIES } from './constants.ts';

export interface FinishUploadOptions<TAnswer> {
  readonly client: RestClient;
  /** Of the item that the server left half-made. */
  readonly id: number;
  readonly signal: AbortSignal;
  readonly parse: RestParser<TAnswer>;
  readonly onFinishing?: ((attempt: number) => void) | undefined;
}

/** Has the server make what is missing, else has it delete the item. Throws `RestError` with `post_process`. */
export async function finishUpload<TAnswer>(options: FinishUploadOptions<TAnswer>): Promise<TAnswer> {
  const { client, id, signal, parse } = options;
  const path = `/wp/v2/media/${id}`;
  const question = { path: `${path}/post-process`, data: { action: 'create-image-subsizes' }, signal };
  let answer: RestAnswer | undefined;
  let cause: unknown;
  for (let attempt = 1; attempt <= POST_PROCESS_TRIES && !answer; attempt += 1) {
    options.onFinishing?.(attempt);
    try {
      answer = await client.ask(question);
    } catch (error) {
      signal.throwIfAborted();
      cause = error;
    }
  }
  if (answer) return parseAnswer(answer, parse);
  // That it could not be deleted would hide what went wrong.
  await client.ask({ path, method: 'DELETE', query: { force: true }, signal }).catch(() => signal.throwIfAborted());
  const status = cause instanceof RestError ? cause.status : LOWEST_SERVER_FAILURE_STATUS;
  throw new RestError({ status, restCode: 'post_process', message: POST_PROCESS_MESSAGE }, { cause });
}
