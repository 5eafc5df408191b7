import sharp from 'sharp';
import type { MediaRow, MediaStore } from './createMediaStore.ts';
import { mediaFields } from './mediaFields.ts';
import { pagedReply } from './pagedReply.ts';
import { isReply } from './readPaging.ts';
import { readJsonBody } from './readBody.ts';
import { readUpload } from './readUpload.ts';
import {
  CANNOT_CREATE,
  CANNOT_DELETE,
  CANNOT_EDIT,
  isUser,
  refuse,
  refuseParameter,
  UNKNOWN_POST,
} from './restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from './RestRequest.ts';

const SIZES = [
  { name: 'medium', width: 300, height: 300, fit: 'inside' },
  { name: 'thumbnail', width: 150, height: 150, fit: 'cover' },
] as const;

/** Generates the missing smaller files. Returns false if the server must fail partway. */
async function makeSizes(store: MediaStore, media: MediaRow): Promise<boolean> {
  const original = store.file(media.fileName);
  const isThere = new Set(store.sizesOf(media.id).map(({ name }) => name));
  if (store.takeFailure(media.id) || !original) return false;
  for (const { name, width, height, fit } of SIZES) {
    if (isThere.has(name) || (media.width <= width && media.height <= height)) continue;
    const { data, info } = await sharp(original.bytes)
      .resize({ width, height, fit })
      .toBuffer({ resolveWithObject: true });
    const fileName = media.fileName.replace(/(\.\w+)$/, `-${info.width}x${info.height}$1`);
    store.addSize(media.id, { name, fileName, width: info.width, height: info.height }, data);
  }
  return true;
}

const ACTION = 'create-image-subsizes';
/** The header that sets how often generating sizes fails, on a server with faults enabled. */
const FAILURES_HEADER = 'x-loggia-failures';
const MAX_FAILURES = 100;

/** Markup instead of JSON, as left by a PHP script that ran out of memory. */
const CRASHED: RestReply = { status: 500, body: '<b>Fatal error</b>: Allowed memory size exhausted' };

function refuseAction(action: unknown): RestReply {
  if (action !== undefined) return refuseParameter('action', 'rest_not_in_enum', `action is not ${ACTION}.`);
  return refuse(400, 'rest_missing_callback_param', 'Missing parameter(s): action', { params: ['action'] });
}

export interface MediaRoutesOptions {
  readonly media: MediaStore;
  readonly hasFaults: boolean;
}

/** The routes of the media library. Anyone can read; a logged-in user can upload and delete. */
export function mediaRoutes({ media, hasFaults }: MediaRoutesOptions): readonly RestRoute[] {
  const fieldsOf = (item: MediaRow, request: RestRequest) => mediaFields(item, media.sizesOf(item.id), request);

  function reply(id: number, request: RestRequest, status = 200): RestReply {
    const item = media.find(id);
    return item ? { status, body: fieldsOf(item, request) } : UNKNOWN_POST;
  }

  async function upload(request: RestRequest): Promise<RestReply> {
    if (!isUser(request.access)) return CANNOT_CREATE;
    const file = await readUpload(request.raw, media);
    if (isReply(file)) return file;
    const requested = hasFaults ? Number(request.raw.headers.get(FAILURES_HEADER) ?? 0) : 0;
    const failuresLeft = Number.isInteger(requested) && requested > 0 ? Math.min(requested, MAX_FAILURES) : 0;
    const id = media.add({ ...file, failuresLeft });
    const item = media.find(id);
    // Set before sizes are generated, because the response of a failing server contains this header, too.
    const headers = { 'X-WP-Upload-Attachment-ID': String(id) };
    if (!item || !(await makeSizes(media, item))) return { ...CRASHED, headers };
    const location = `${request.root.replace(/\/$/, '')}/wp/v2/media/${id}`;
    return { ...reply(id, request, 201), headers: { ...headers, Location: location } };
  }

  async function postProcess(request: RestRequest, id: number): Promise<RestReply> {
    const item = media.find(id);
    if (!item) return UNKNOWN_POST;
    if (!isUser(request.access)) return CANNOT_EDIT;
    const body = await readJsonBody(request.raw);
    if (!body.isRead) return body.refusal;
    const { action } = body.value;
    if (action !== ACTION) return refuseAction(action);
    return (await makeSizes(media, item)) ? reply(id, request) : CRASHED;
  }

  function remove(request: RestRequest, id: number): RestReply {
    const item = media.find(id);
    if (!item) return UNKNOWN_POST;
    if (!isUser(request.access)) return CANNOT_DELETE;
    if (request.query.get('force') !== 'true') {
      const message = "The post does not support trashing. Set 'force=true' to delete.";
      return refuse(501, 'rest_trash_not_supported', message);
    }
    const previous = fieldsOf(item, request);
    media.remove(id);
    return { status: 200, body: { deleted: true, previous } };
  }

  return [
    {
      pattern: /^\/wp\/v2\/media$/,
      handlers: {
        GET: (request) =>
          pagedReply(request, {
            count: media.count,
            items: ({ page, perPage }) =>
              media.list(perPage, (page - 1) * perPage).map((item) => fieldsOf(item, request)),
          }),
        POST: upload,
      },
    },
    { pattern: /^\/wp\/v2\/media\/(\d+)$/, handlers: { GET: (request, id) => reply(id, request), DELETE: remove } },
    { pattern: /^\/wp\/v2\/media\/(\d+)\/post-process$/, handlers: { POST: postProcess } },
  ];
}
