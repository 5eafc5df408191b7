import type { AjaxAction } from '../wire/adminAjaxRoutes.ts';
import type { Captchas } from './createCaptchas.ts';
import { drawCaptcha } from './drawCaptcha.ts';

/** Creates the action that generates a captcha, a new one for each request. */
export function captchaAction(captchas: Captchas): AjaxAction {
  return async (context) => {
    const picture = await drawCaptcha(captchas.create(context));
    return context.body(picture, 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.byteLength),
      'Cache-Control': 'no-store, no-cache, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
    });
  };
}
