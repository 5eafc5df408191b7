import type { AjaxAction } from '../wire/adminAjaxRoutes.ts';
import { ajaxResponse } from '../wire/ajaxResponse.ts';
import type { AccessControl } from './createAccess.ts';

/** Creates the action that returns a fresh nonce. Visitors get `0` and 400. */
export function restNonceAction(access: AccessControl): AjaxAction {
  return (context) => {
    const session = access.sessionOf(context);
    return session ? ajaxResponse(context, session.nonce) : ajaxResponse(context, '0', 400);
  };
}
