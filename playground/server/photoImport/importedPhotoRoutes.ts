import { readJsonBody } from '../rest/readBody.ts';
import { CANNOT_CREATE, isUser, refuseParameter } from '../rest/restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from '../rest/RestRequest.ts';
import type { ImportedPhotos } from './createImportedPhotos.ts';
import { findStubPost } from './stubProvider.ts';

const FILE_TYPE = /^EMBED_OEMBED_INSTAGRAM_(?:IMAGE|VIDEO|POST)$/;
const LONGEST_TEXT = 2000;

/** The demo's REST route that saves imported photos. The real plugin posts an entire gallery form instead. */
export function importedPhotoRoutes(photos: ImportedPhotos): readonly RestRoute[] {
  async function add(request: RestRequest): Promise<RestReply> {
    if (!isUser(request.access)) return CANNOT_CREATE;
    const body = await readJsonBody(request.raw);
    if (!body.isRead) return body.refusal;
    const { code, title = '', description = '', fileType, startsAnew } = body.value;
    const post = typeof code === 'string' ? findStubPost(code) : null;
    if (!post) return refuseParameter('code', 'rest_invalid_param', 'code is no post of the account.');
    if (typeof fileType !== 'string' || !FILE_TYPE.test(fileType)) {
      return refuseParameter('fileType', 'rest_not_in_enum', 'fileType is none of a photo.');
    }
    if (typeof title !== 'string' || typeof description !== 'string') {
      return refuseParameter('title', 'rest_invalid_type', 'title and description are texts.');
    }
    if (startsAnew === true) photos.empty();
    const texts = { title: title.slice(0, LONGEST_TEXT), description: description.slice(0, LONGEST_TEXT) };
    return { status: 201, body: { id: photos.add({ post, ...texts, fileType }) } };
  }
  return [{ pattern: /^\/loggia\/v1\/imported-photos$/, handlers: { POST: add } }];
}
