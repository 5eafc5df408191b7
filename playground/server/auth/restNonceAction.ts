import type { AjaxAction } from '../wire/adminAjaxRoutes.ts';
import { ajaxAnswer } from '../wire/ajaxAnswer.ts';
import type { AccessControl } from './createAccess.ts';

/** The action that hands out a fresh nonce. A visitor has none: `0` and 400. */
export function restNonceAction(access: AccessControl): AjaxAction {
  return (context) => {
    const session = access.sessionOf(context);
    return session ? ajaxAnswer(context, session.nonce) : ajaxAnswer(context, '0', 400);
  };
}
