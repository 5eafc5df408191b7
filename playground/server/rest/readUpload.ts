import sharp from 'sharp';
import type { MediaStore, NewMedia } from './createMediaStore.ts';
import { readBody, readFormBody } from './readBody.ts';
import { refuse, TOO_LARGE } from './restErrors.ts';
import type { RestReply } from './RestRequest.ts';

const LARGEST_FILE_BYTES = 16 * 1024 * 1024;
/** The limit for decoding an upload. */
const LARGEST_PICTURE_PIXELS = 50_000_000;
const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

const FILE_NAME = /filename="([^"]+)"/;
const NO_DISPOSITION = refuse(400, 'rest_upload_no_content_disposition', 'No Content-Disposition supplied.');
const BAD_DISPOSITION = refuse(
  400,
  'rest_upload_invalid_disposition',
  'Invalid Content-Disposition supplied. Content-Disposition needs to be formatted as `attachment; filename="image.png"` or similar.',
);
const NO_DATA = refuse(400, 'rest_upload_no_data', 'No data supplied.');
const WRONG_TYPE = refuse(500, 'rest_upload_unknown_error', 'Sorry, you are not allowed to upload this file type.');
const WRONG_FIELD = refuse(500, 'rest_upload_unknown_error', 'Specified file failed upload test.');

interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly text: (field: string) => string;
}

const isFile = (value: SentFile | RestReply): value is SentFile => 'bytes' in value;

async function readMultipart(request: Request): Promise<SentFile | RestReply> {
  const form = await readFormBody(request, LARGEST_FILE_BYTES);
  if (!form) return TOO_LARGE;
  const file = form.get('file');
  if (!(file instanceof File)) return WRONG_FIELD;
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()), text };
}

async function readRaw(request: Request): Promise<SentFile | RestReply> {
  const bytes = await readBody(request, LARGEST_FILE_BYTES);
  if (!bytes) return TOO_LARGE;
  if (bytes.length === 0) return NO_DATA;
  const disposition = request.headers.get('content-disposition');
  if (disposition === null) return NO_DISPOSITION;
  const name = FILE_NAME.exec(disposition)?.[1];
  return name === undefined ? BAD_DISPOSITION : { name, bytes, text: () => '' };
}

/**
 * Returns an unused, safe file name: letters, digits and hyphens of the given one, with an extension for the file's
 * actual type.
 */
function freeName(store: MediaStore, name: string, format: string): string {
  const base =
    name
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'file';
  const ending = format === 'jpeg' ? 'jpg' : format;
  for (let count = 0; ; count += 1) {
    const free = `${base}${count === 0 ? '' : `-${count}`}.${ending}`;
    if (!store.isNameTaken(free)) return free;
  }
}

/**
 * Reads an uploaded image, raw or as multipart, or returns why it is rejected. Its type is detected from its bytes, not
 * its name.
 */
export async function readUpload(request: Request, store: MediaStore): Promise<NewMedia | RestReply> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
  const file = await (isMultipart ? readMultipart(request) : readRaw(request));
  if (!isFile(file)) return file;
  const { bytes, text } = file;
  const {
    format = '',
    width = 0,
    height = 0,
  } = await sharp(bytes, { limitInputPixels: LARGEST_PICTURE_PIXELS })
    .metadata()
    .catch(() => ({}) as { format?: string; width?: number; height?: number });
  const mimeType = TYPES[format];
  if (mimeType === undefined || width === 0) return WRONG_TYPE;
  const fileName = freeName(store, file.name, format);
  return {
    fileName,
    mimeType,
    width,
    height,
    title: text('title') || fileName.replace(/\.[^.]*$/, ''),
    altText: text('alt_text'),
    caption: text('caption'),
    description: text('description'),
    failuresLeft: 0,
    bytes,
  };
}
