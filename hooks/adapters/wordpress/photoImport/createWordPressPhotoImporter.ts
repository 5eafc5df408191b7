import { fallback, object, optional, safeParse, string, unknown } from 'valibot';
import type { ImportedPhoto, PhotoImportResponse, PhotoImporter } from '../../../data/backend/PhotoImporter.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { LoggiaError } from '../../../core/errors/LoggiaError.ts';
import { createTransport } from '../../../data/rest/engine/createTransport.ts';
import type { FormField } from '../../../data/rest/types.ts';
import { resolvePageUrl } from '../allowedServer.ts';
import { MAX_IMAGE_SIDE_PX } from '../constants.ts';
import { dropMarkup } from '../markup.ts';
import { toWebUrl } from '../wireValues.ts';

export interface WordPressPhotoImporterOptions {
  /**
   * URL of the site's Ajax endpoint, absolute or relative to the page. If the page's own URL for this endpoint has a
   * nonce in its query, include the nonce.
   */
  readonly ajaxUrl: string;
  /** The nonce for the request. @default the nonce in the URL */
  readonly nonce?: string | undefined;
  /** The `fetch` function to use. @default globalThis.fetch, read on each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Removes the request from an error, because its body contains the token. */
function withoutRequest(error: unknown): unknown {
  if (error instanceof LoggiaError) delete error.cause;
  return error;
}

/**
 * Creates a photo importer for a WordPress site with the Photo Gallery plugin. It is for administrators only, so never
 * use it on a public page. Creating the importer makes no requests.
 */
export function createWordPressPhotoImporter(options: WordPressPhotoImporterOptions): PhotoImporter {
  const transport = createTransport({ fetch: options.fetch });
  return {
    async load({ user, accessToken, isWholePost, imageCount, update }, { signal }) {
      const address = new URL(resolvePageUrl(options.ajaxUrl));
      if (options.nonce !== undefined) address.searchParams.set('bwg_nonce', options.nonce);
      const form: readonly FormField[] = [
        ['action', 'addInstagramGallery'],
        ['instagram_user', user],
        ['instagram_access_token', accessToken],
        ['whole_post', isWholePost ? '1' : '0'],
        ['autogallery_image_number', String(imageCount)],
        ['update_flag', update === 'none' ? '' : update],
        ['async', 'true'],
      ];
      try {
        const headers = { 'X-Requested-With': 'XMLHttpRequest' };
        const text = await transport.text(address.href, { form, headers, signal });
        return parsePhotoImport(text, { base: address.href, secret: accessToken });
      } catch (error) {
        throw withoutRequest(error);
      }
    },
  };
}

const START = 'WD_delimiter_start';
const END = 'WD_delimiter_end';
/** Matches the width and height in `1080 x 1350 px`. */
const SIDES = /^\s*(\d{1,6})\s*x\s*(\d{1,6})/i;

const text = fallback(optional(string(), ''), '');
const photoSchema = object({
  name: text,
  description: text,
  filename: text,
  url: text,
  thumb_url: text,
  filetype: text,
  resolution: text,
  redirect_url: text,
  date_modified: fallback(optional(unknown()), undefined),
});

interface PhotoImportContext {
  /** Absolute URL that URLs in the response are resolved against. */
  readonly base: string;
  /** The access token, which is removed from the server's messages. */
  readonly secret: string;
}

function sidesIn(resolution: string): Pick<ImportedPhoto, 'width' | 'height'> {
  const [, width = 0, height = 0] = (SIDES.exec(resolution) ?? []).map(Number);
  const isSize = [width, height].every((side) => side > 0 && side <= MAX_IMAGE_SIDE_PX);
  return isSize ? { width, height } : { width: undefined, height: undefined };
}

/** Parses a photo. Returns `null` for an item without an image, and for `false`, which stands for a skipped post. */
function toPhoto(item: unknown, { base }: PhotoImportContext): ImportedPhoto | null {
  const read = safeParse(photoSchema, item);
  if (!read.success) return null;
  const { name, description, filename, filetype, resolution, date_modified: date } = read.output;
  const url = toWebUrl(read.output.url, base);
  if (url === undefined || filename === '') return null;
  return {
    code: filename,
    title: dropMarkup(name),
    description: dropMarkup(description),
    url,
    thumbnailUrl: toWebUrl(read.output.thumb_url, base),
    pageUrl: toWebUrl(read.output.redirect_url, base),
    fileType: filetype,
    ...sidesIn(resolution),
    date: typeof date === 'string' && date !== '' ? date : undefined,
  };
}

function parseList(json: string): readonly unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch (cause) {
    throw new InvalidResponseError('The content between the markers is not valid JSON.', { cause });
  }
  if (!Array.isArray(list)) throw new InvalidResponseError('The content between the markers is not a list.');
  return list;
}

/**
 * Parses the part of the server's response between its markers. This part is a list of photos, or the word `error` and
 * a reason.
 */
function parsePhotoImport(response: string, context: PhotoImportContext): PhotoImportResponse {
  if (response.trim() === '') return { type: 'nothing' };
  const start = response.indexOf(START);
  const end = response.lastIndexOf(END);
  if (start === -1 || end < start + START.length) return { type: 'foreign' };
  const list = parseList(response.slice(start + START.length, end));
  const [first, message] = list;
  if (first !== 'error') return { type: 'photos', photos: list.map((item) => toPhoto(item, context)) };
  const reason = typeof message === 'string' ? dropMarkup(message) : '';
  return { type: 'refused', message: context.secret === '' ? reason : reason.replaceAll(context.secret, '…') };
}
