import { OfflineError } from '../errors/OfflineError.ts';
import { RestError } from '../errors/RestError.ts';
import { UnansweredError } from '../errors/UnansweredError.ts';
import { parseAnswer } from '../rest/parseAnswer.ts';
import type { RestClient, RestParser } from '../rest/RestClient.ts';
import {
  GATEWAY_SILENCE_STATUS_CODES,
  LOWEST_SERVER_FAILURE_STATUS,
  POST_PROCESS_MESSAGE,
  POST_PROCESS_TRIES,
} from './constants.ts';

export interface FinishUploadOptions<TAnswer> {
  readonly client: RestClient;
  /** Of the item that the server left half-made. */
  readonly id: number;
  /** Whether an item that cannot be finished is deleted; one that was only found by its name is not. @default true */
  readonly deletes?: boolean | undefined;
  readonly signal: AbortSignal;
  readonly parse: RestParser<TAnswer>;
  readonly onFinishing?: ((attempt: number) => void) | undefined;
}

/** The server, or a gateway that gave up on it, said nothing: it may be at work still. */
export function isSilence(error: unknown): boolean {
  if (error instanceof RestError) return GATEWAY_SILENCE_STATUS_CODES.includes(error.status);
  return error instanceof OfflineError || error instanceof UnansweredError;
}

/**
 * Has the server make what is missing, one call after the other, else has it delete the item: only where it died over each of them.
 * A server that says nothing may be at work, so nobody asks beside it and nothing is deleted. Throws `RestError` with `post_process`,
 * and `UnansweredError`.
 */
export async function finishUpload<TAnswer>(options: FinishUploadOptions<TAnswer>): Promise<TAnswer> {
  const { client, id, deletes = true, signal, parse } = options;
  const path = `/wp/v2/media/${id}`;
  const question = { path: `${path}/post-process`, data: { action: 'create-image-subsizes' }, signal };
  let cause: unknown;
  for (let attempt = 1; attempt <= POST_PROCESS_TRIES; attempt += 1) {
    options.onFinishing?.(attempt);
    try {
      const answer = await client.ask(question);
      return parseAnswer(answer, parse);
    } catch (error) {
      signal.throwIfAborted();
      if (isSilence(error)) throw new UnansweredError(undefined, { cause: error });
      if (!(error instanceof RestError) || error.status < LOWEST_SERVER_FAILURE_STATUS) throw error;
      cause = error;
    }
  }
  // That it could not be deleted would hide what went wrong.
  if (deletes) {
    const deletion = client.ask({ path, method: 'DELETE', query: { force: true }, signal });
    await deletion.catch(() => signal.throwIfAborted());
  }
  const status = cause instanceof RestError ? cause.status : LOWEST_SERVER_FAILURE_STATUS;
  throw new RestError({ status, restCode: 'post_process', message: POST_PROCESS_MESSAGE }, { cause });
}
