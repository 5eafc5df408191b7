import { CrossOriginError } from '../errors/CrossOriginError.ts';
import { RestError } from '../errors/RestError.ts';
import { isOtherOrigin } from '../rest/isOtherOrigin.ts';
import type { RestClient, RestParser } from '../rest/RestClient.ts';
import type { UploadProgress } from '../rest/types.ts';
import { LOWEST_SERVER_FAILURE_STATUS } from './constants.ts';
import { finishUpload } from './finishUpload.ts';

/** A file on its way into the media library, and what is told of it. */
export interface MediaUpload {
  readonly file: Blob;
  /** @default the file's own name, else `upload` */
  readonly fileName?: string | undefined;
  readonly title?: string | undefined;
  readonly alternativeText?: string | undefined;
  readonly caption?: string | undefined;
  readonly description?: string | undefined;
  /** The post that it belongs to. */
  readonly postId?: string | undefined;
  readonly signal: AbortSignal;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** The server died over the file, which has arrived: it is asked to go on, for this time from 1 on. */
  readonly onFinishing?: ((attempt: number) => void) | undefined;
}

export interface UploadMediaOptions<TAnswer> {
  readonly client: RestClient;
  readonly root: string;
  readonly upload: MediaUpload;
  readonly parse: RestParser<TAnswer>;
}

function fieldsOf(upload: MediaUpload): FormData {
  const { file, fileName = file instanceof File ? file.name : 'upload' } = upload;
  const fields = new FormData();
  fields.append('file', file, fileName);
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

/** Uploads a file as multipart, and sees to what a server leaves half-made. */
export async function uploadMedia<TAnswer>(options: UploadMediaOptions<TAnswer>): Promise<TAnswer> {
  const { client, root, upload, parse } = options;
  const { signal, onUploadProgress } = upload;
  const question = { path: '/wp/v2/media', body: fieldsOf(upload), signal, onUploadProgress };
  try {
    return await client.request(question, parse);
  } catch (error) {
    if (!(error instanceof RestError) || error.status < LOWEST_SERVER_FAILURE_STATUS) throw error;
    // A refusal is a 500 here too. Only the header tells that the file has arrived and its item is there.
    const id = Number(error.headers.get('x-wp-upload-attachment-id'));
    if (Number.isSafeInteger(id) && id > 0)
      return finishUpload({ client, id, signal, parse, onFinishing: upload.onFinishing });
    if (error.restCode === 'invalid_json' && isOtherOrigin(root))
      throw new CrossOriginError('uploadId', { cause: error });
    throw error;
  }
}
