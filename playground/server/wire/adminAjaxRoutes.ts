import { Hono, type Context } from 'hono';
import type { CmsStores } from '../CmsStores.ts';
import { ADMIN_AJAX_PATH } from '../constants.ts';
import { galleryBoxResponse } from './galleryBoxResponse.ts';
import { ajaxResponse } from './ajaxResponse.ts';
import { readRequestValues } from './readRequestValues.ts';
import type { RequestValues } from './RequestValues.ts';

/** A handler for an AJAX action. */
export type AjaxAction = (context: Context, values: RequestValues) => Response | Promise<Response>;

/** The single URL of all AJAX requests. A missing or unknown action returns `0` with 400. */
export function adminAjaxRoutes(stores: CmsStores, moreActions: Readonly<Record<string, AjaxAction>>): Hono {
  const actions = new Map<string, AjaxAction>([
    ['GalleryBox', (context, values) => galleryBoxResponse(context, values, stores)],
    ...Object.entries(moreActions),
  ]);
  return new Hono().on(['GET', 'POST'], ADMIN_AJAX_PATH, async (context) => {
    const values = await readRequestValues(context);
    if (!values) return ajaxResponse(context, '0', 413);
    const action = actions.get(values.text('action'));
    return action ? action(context, values) : ajaxResponse(context, '0', 400);
  });
}
