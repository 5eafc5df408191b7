import { CrossOriginError } from '../../core/errors/CrossOriginError.ts';
import { OfflineError } from '../../core/errors/OfflineError.ts';
import { RestError } from '../../core/errors/RestError.ts';
import { NoResponseError } from '../../core/errors/NoResponseError.ts';
import { isOtherOrigin } from '../../data/rest/engine/restUrl.ts';
import { parseResponse } from '../../data/rest/readRestResponse.ts';
import type { RestClient, RestParser, UploadProgress } from '../../data/rest/types.ts';
import { isRecord } from '../../core/shared/foreignValues.ts';
import {
  ARRIVED_ITEM_COUNT,
  CLOCK_TOLERANCE_MS,
  GATEWAY_SILENCE_STATUS_CODES,
  MIN_SERVER_FAILURE_STATUS,
  POST_PROCESS_MESSAGE,
  POST_PROCESS_TRIES,
} from './constants.ts';
import { toCount } from './wireValues.ts';

/** An upload to the media library, with the file, its metadata and callbacks. */
export interface MediaUpload {
  readonly file: Blob;
  /** Name of the uploaded file. @default the file's own name, or `upload` if it has none */
  readonly fileName?: string | undefined;
  readonly title?: string | undefined;
  readonly alternativeText?: string | undefined;
  readonly caption?: string | undefined;
  readonly description?: string | undefined;
  /** Id of the post that the file is attached to. */
  readonly postId?: string | undefined;
  readonly signal: AbortSignal;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Called when the server is asked to resume after failing to process the file. `attempt` starts at 1. */
  readonly onProcessingRetry?: ((attempt: number) => void) | undefined;
  /**
   * Start time of an earlier upload that received no response, in milliseconds since 1970. If this is set, the newest
   * items in the media library are checked first, and the file is sent only if it isn't among them.
   */
  readonly noResponseSinceMs?: number | undefined;
  /** Called when the check for an earlier upload starts and when it ends. */
  readonly onSearch?: ((isSearching: boolean) => void) | undefined;
}

interface UploadMediaOptions<TData> {
  readonly client: RestClient;
  readonly root: string;
  readonly upload: MediaUpload;
  readonly parse: RestParser<TData>;
}

const nameOf = ({ file, fileName }: MediaUpload): string => fileName ?? (file instanceof File ? file.name : 'upload');

function fieldsOf(upload: MediaUpload): FormData {
  const fields = new FormData();
  fields.append('file', upload.file, nameOf(upload));
  const texts = [
    ['title', upload.title],
    ['alt_text', upload.alternativeText],
    ['caption', upload.caption],
    ['description', upload.description],
    ['post', upload.postId],
  ] as const;
  for (const [name, value] of texts) if (value !== undefined) fields.append(name, value);
  return fields;
}

/**
 * Returns the item from an earlier upload if the file has reached the server. If the item is incomplete, the server is
 * asked to complete it. The item is never deleted.
 */
async function takeArrived<TData>(
  { client, upload, parse }: UploadMediaOptions<TData>,
  sinceMs: number,
): Promise<{ readonly response: TData } | undefined> {
  const { file, signal, onProcessingRetry, onSearch } = upload;
  onSearch?.(true);
  const found = await findArrivedMedia({ client, file, fileName: nameOf(upload), sinceMs, signal });
  onSearch?.(false);
  if (!found) return undefined;
  const { id, isHalfMade } = found;
  const response = isHalfMade
    ? await finishUpload({ client, id, deletes: false, signal, parse, onProcessingRetry })
    : await client.request({ path: `/wp/v2/media/${id}`, query: { context: 'edit' }, signal }, parse);
  return { response };
}

/** Uploads a file as multipart data. If the server leaves the item incomplete, the item is completed or deleted. */
export async function uploadMedia<TData>(options: UploadMediaOptions<TData>): Promise<TData> {
  const { client, root, upload, parse } = options;
  const { signal, onUploadProgress, noResponseSinceMs } = upload;
  const arrived = noResponseSinceMs === undefined ? undefined : await takeArrived(options, noResponseSinceMs);
  if (arrived) return arrived.response;
  const request = { path: '/wp/v2/media', body: fieldsOf(upload), signal, onUploadProgress };
  try {
    return await client.request(request, parse);
  } catch (error) {
    if (!(error instanceof RestError) || error.status < MIN_SERVER_FAILURE_STATUS) throw error;
    // The server also uses status 500 to reject files. Only this header shows that the file has arrived and that the
    // media library has an item for it.
    const id = toCount(error.headers.get('x-wp-upload-attachment-id') ?? '');
    if (id) return finishUpload({ client, id, signal, parse, onProcessingRetry: upload.onProcessingRetry });
    if (isSilence(error)) throw new NoResponseError(undefined, { cause: error });
    if (error.restCode === 'invalid_json' && isOtherOrigin(root))
      throw new CrossOriginError('uploadId', { cause: error });
    throw error;
  }
}

interface FinishUploadOptions<TData> {
  readonly client: RestClient;
  /** Id of the incomplete item. */
  readonly id: number;
  /**
   * Whether to delete the item if it can't be completed. Must be `false` for an item that was only found by its name.
   * @default true
   */
  readonly deletes?: boolean | undefined;
  readonly signal: AbortSignal;
  readonly parse: RestParser<TData>;
  readonly onProcessingRetry?: ((attempt: number) => void) | undefined;
}

/**
 * Whether there was no response or the gateway timed out. In either case, the server may still be processing the file.
 */
function isSilence(error: unknown): boolean {
  if (error instanceof RestError) return GATEWAY_SILENCE_STATUS_CODES.includes(error.status);
  return error instanceof OfflineError || error instanceof NoResponseError;
}

/**
 * Asks the server to create the missing sizes, retries if that fails, and deletes the item only if every attempt has
 * failed. If there is no response, the server may still be processing the file, so nothing is retried or deleted.
 * Throws a `RestError` with the code `post_process`, or a `NoResponseError`.
 */
async function finishUpload<TData>(options: FinishUploadOptions<TData>): Promise<TData> {
  const { client, id, deletes = true, signal, parse } = options;
  const path = `/wp/v2/media/${id}`;
  const request = { path: `${path}/post-process`, data: { action: 'create-image-subsizes' }, signal };
  let cause: unknown;
  for (let attempt = 1; attempt <= POST_PROCESS_TRIES; attempt += 1) {
    options.onProcessingRetry?.(attempt);
    try {
      const response = await client.send(request);
      return parseResponse(response, parse);
    } catch (error) {
      signal.throwIfAborted();
      if (isSilence(error)) throw new NoResponseError(undefined, { cause: error });
      if (!(error instanceof RestError) || error.status < MIN_SERVER_FAILURE_STATUS) throw error;
      cause = error;
    }
  }
  // If the deletion fails, its error must not mask the first error.
  if (deletes) {
    const deletion = client.send({ path, method: 'DELETE', query: { force: true }, signal });
    await deletion.catch(() => signal.throwIfAborted());
  }
  const status = cause instanceof RestError ? cause.status : MIN_SERVER_FAILURE_STATUS;
  throw new RestError({ status, restCode: 'post_process', message: POST_PROCESS_MESSAGE }, { cause });
}

/** A media library item that contains the file from an upload that received no response. */
interface ArrivedMedia {
  readonly id: number;
  /** Whether some sizes are missing. */
  readonly isHalfMade: boolean;
}

interface ArrivedMediaOptions {
  readonly client: RestClient;
  readonly file: Blob;
  readonly fileName: string;
  /** Start of the first upload, in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly signal: AbortSignal;
}

/** Returns the letters and digits in a file name without its extension. Servers keep these when they rename a file. */
const stemOf = (name: string): string =>
  name
    .slice(0, 300)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.[^.]{1,10}$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a name on the server belongs to a file. The server appends a number if the name was taken, or a suffix for a
 * scaled or rotated copy.
 */
function isNameOf(serverName: string, fileName: string): boolean {
  const [found, wanted] = [stemOf(serverName.split('/').at(-1) ?? ''), stemOf(fileName)];
  return (
    wanted !== '' && found.startsWith(wanted) && /^\d{0,4}(?:scaled|rotated)?\d{0,4}$/.test(found.slice(wanted.length))
  );
}

function arrived(item: unknown, { file, fileName, sinceMs }: ArrivedMediaOptions): ArrivedMedia | undefined {
  const { id, date_gmt: date, media_details: details, missing_image_sizes: missing } = isRecord(item) ? item : {};
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return undefined;
  const madeAtMs = typeof date === 'string' ? Date.parse(`${date}Z`) : Number.NaN;
  const { file: serverName, filesize } = isRecord(details) ? details : {};
  if (!(madeAtMs >= sinceMs - CLOCK_TOLERANCE_MS) || typeof serverName !== 'string') return undefined;
  // A scaled or rotated photo differs in size from the uploaded file.
  const isAsSent = !/-(?:scaled|rotated)\b/.test(serverName);
  if (!isNameOf(serverName, fileName) || (isAsSent && typeof filesize === 'number' && filesize !== file.size))
    return undefined;
  return { id, isHalfMade: Array.isArray(missing) && missing.length > 0 };
}

/**
 * Checks whether a file that may have arrived is among the newest items, by comparing name, size and date. Returns
 * `undefined` if it isn't among them, or if the user isn't allowed to list the items.
 */
async function findArrivedMedia(options: ArrivedMediaOptions): Promise<ArrivedMedia | undefined> {
  const query = { context: 'edit', per_page: ARRIVED_ITEM_COUNT, orderby: 'date', order: 'desc' };
  try {
    const { body } = await options.client.send({ path: '/wp/v2/media', query, signal: options.signal });
    const items: readonly unknown[] = Array.isArray(body) ? body : [];
    for (const item of items) {
      const found = arrived(item, options);
      if (found) return found;
    }
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
  }
  return undefined;
}
