import type { Access } from '../auth/createAccess.ts';
import type { RestReply } from './RestRequest.ts';

/** Returns an error response in the format of the real API. */
export function refuse(status: number, code: string, message: string, data: object = {}): RestReply {
  return { status, body: { code, message, data: { status, ...data } } };
}

export const NO_ROUTE = refuse(404, 'rest_no_route', 'No route was found matching the URL and request method.');
/** JSONP would let anyone run a script with content they control, defeating the site's policy. */
export const NO_JSONP = refuse(400, 'rest_callback_disabled', 'JSONP support is disabled on this site.');
export const BAD_NONCE = refuse(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
export const NOT_LOGGED_IN = refuse(401, 'rest_not_logged_in', 'You are not currently logged in.');
export const UNKNOWN_POST = refuse(404, 'rest_post_invalid_id', 'Invalid post ID.');
export const CANNOT_CREATE = refuse(
  401,
  'rest_cannot_create',
  'Sorry, you are not allowed to create posts as this user.',
);
export const CANNOT_EDIT = refuse(401, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this post.');
export const CANNOT_DELETE = refuse(401, 'rest_cannot_delete', 'Sorry, you are not allowed to delete this post.');
export const INVALID_JSON = refuse(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
  json_error_code: 4,
  json_error_message: 'Syntax error',
});
export const TOO_LARGE = refuse(413, 'rest_upload_file_too_big', 'This file is too big.');

/** Returns the error response for an invalid parameter value. */
export function refuseParameter(name: string, code: string, message: string): RestReply {
  return refuse(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, {
    params: { [name]: message },
    details: { [name]: { code, message, data: null } },
  });
}

/** Whether the request is from a user identified by session and nonce or by an application password. */
export const isUser = (access: Access): boolean => access.kind === 'user';
