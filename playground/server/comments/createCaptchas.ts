import { randomBytes, randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AjaxAction } from '../wire/ajaxResponse.ts';
import { CAPTCHA_CHARACTERS, CAPTCHA_COOKIE, CAPTCHA_LENGTH, CAPTCHA_LIFETIME_MS, CAPTCHA_LIMIT } from './constants.ts';
import { drawCaptcha } from './drawCaptcha.ts';

export type Captchas = ReturnType<typeof createCaptchas>;

const TOKEN_BYTES = 16;

const draw = () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)] ?? '2';

/** Keeps the characters in each token's image in memory for half an hour. Each image accepts one answer. */
export function createCaptchaStore(length: number) {
  const shown = new Map<string, { readonly characters: string; readonly until: number }>();
  /** Returns the characters in an image, or undefined if it has expired. */
  function charactersOf(token: string): string | undefined {
    const image = shown.get(token);
    return image && image.until > Date.now() ? image.characters : undefined;
  }
  return {
    charactersOf,
    /** Returns the characters for a new image. Those of the token's previous image become invalid. */
    create(token: string): string {
      const characters = Array.from({ length }, draw).join('');
      shown.delete(token);
      shown.set(token, { characters, until: Date.now() + CAPTCHA_LIFETIME_MS });
      const [oldest] = shown.keys();
      if (shown.size > CAPTCHA_LIMIT && oldest !== undefined) shown.delete(oldest);
      return characters;
    },
    isRight(token: string, answer: string): boolean {
      const characters = charactersOf(token);
      shown.delete(token);
      return characters !== undefined && characters === answer.trim().toLowerCase();
    },
  };
}

/** The captchas of the comment form. A cookie binds each captcha to its visitor. */
export function createCaptchas() {
  const store = createCaptchaStore(CAPTCHA_LENGTH);
  return {
    /** Returns the characters for a new image, for this visitor only. */
    create(context: Context): string {
      const known = getCookie(context, CAPTCHA_COOKIE);
      const token = known || randomBytes(TOKEN_BYTES).toString('base64url');
      if (!known) setCookie(context, CAPTCHA_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'Lax' });
      return store.create(token);
    },
    /** Whether these are the characters of the visitor's latest image. */
    isRight: (context: Context, answer: string): boolean =>
      store.isRight(getCookie(context, CAPTCHA_COOKIE) ?? '', answer),
  };
}

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
