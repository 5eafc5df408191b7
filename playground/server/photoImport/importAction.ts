import { isNonceGood } from '../auth/nonces.ts';
import type { AccessControl } from '../auth/createAccess.ts';
import { UPLOADS_PATH } from '../constants.ts';
import { type AjaxAction, ajaxResponse } from '../wire/ajaxResponse.ts';
import { IMPORT_FOLDER } from './createImportedPhotos.ts';
import { stubAccount, type StubPost } from './stubProvider.ts';

const MAX_PHOTOS = 25;
const THUMBNAIL_PX = 150;

const between = (list: readonly unknown[]) => `WD_delimiter_start${JSON.stringify(list)}WD_delimiter_end`;

function itemOf(post: StubPost, origin: string, isWholePost: boolean) {
  const { code, title, description, width, height, isVideo } = post;
  const path = `/${IMPORT_FOLDER}/${code.toLowerCase()}.jpg`;
  const picture = `${origin}${UPLOADS_PATH}${path}`;
  const thumbnail = `${origin}${UPLOADS_PATH}/${IMPORT_FOLDER}/thumb/${code.toLowerCase()}.jpg`;
  const kind = isVideo ? 'VIDEO' : 'IMAGE';
  return {
    name: title,
    description,
    filename: code,
    url: picture,
    reliative_url: picture,
    thumb_url: thumbnail,
    thumb: thumbnail,
    size: '',
    filetype: `EMBED_OEMBED_INSTAGRAM_${isWholePost ? 'POST' : kind}`,
    resolution: `${width} x ${height} px`,
    resolution_thumb: `${THUMBNAIL_PX}x${THUMBNAIL_PX}`,
    redirect_url: `https://www.instagram.com/p/${code}/`,
    date_modified: '2026-11-01, 10:00',
  };
}

/**
 * Creates the action that returns the posts of an account, between the real plugin's markers. Visitors get `0`, like
 * for any action they may not use. The token is only read from the body, never from the URL, and is not stored.
 */
export function importAction(access: AccessControl): AjaxAction {
  return (context, values) => {
    const session = access.sessionOf(context);
    if (!session || context.req.method !== 'POST') return ajaxResponse(context, '0', 400);
    if (!isNonceGood(values.text('bwg_nonce'), session.token, Date.now())) {
      return ajaxResponse(context, between(['error', 'Sorry, your nonce did not verify.']));
    }
    const count = values.integer('autogallery_image_number');
    if (count < 1 || count > MAX_PHOTOS) return ajaxResponse(context, between(['error', 'Cannot get posts data.']));
    const account = stubAccount(values.text('instagram_user'), values.posted('instagram_access_token'));
    if (account.type === 'raw') return ajaxResponse(context, account.text);
    if (account.type === 'error') return ajaxResponse(context, between(['error', account.message]));
    const { origin } = new URL(context.req.url);
    const isWholePost = values.text('whole_post') === '1';
    const items = account.posts.slice(0, count).map((post) => (post ? itemOf(post, origin, isWholePost) : false));
    return ajaxResponse(context, between(items));
  };
}
