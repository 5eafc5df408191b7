import { randomBytes, randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { CAPTCHA_CHARACTERS, CAPTCHA_COOKIE, CAPTCHA_LENGTH, CAPTCHA_LIFETIME_MS, CAPTCHA_LIMIT } from './constants.ts';

export type Captchas = ReturnType<typeof createCaptchas>;

const TOKEN_BYTES = 16;

function draw(): string {
  return Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)]).join(
    '',
  );
}

function tokenOf(context: Context): string {
  const known = getCookie(context, CAPTCHA_COOKIE);
  if (known) return known;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  setCookie(context, CAPTCHA_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'Lax' });
  return token;
}

/** Stores what each visitor was shown in memory, for half an hour. */
export function createCaptchas() {
  const answers = new Map<string, { readonly answer: string; readonly until: number }>();
  return {
    /** Returns the characters for a new image, for this visitor only. Those of the previous image become invalid. */
    create(context: Context): string {
      const token = tokenOf(context);
      const answer = draw();
      answers.delete(token);
      answers.set(token, { answer, until: Date.now() + CAPTCHA_LIFETIME_MS });
      const [oldest] = answers.keys();
      if (answers.size > CAPTCHA_LIMIT && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
    /** Whether these are the characters of the visitor's latest image. Each image accepts one answer. */
    isRight(context: Context, answer: string): boolean {
      const token = getCookie(context, CAPTCHA_COOKIE) ?? '';
      const shown = answers.get(token);
      answers.delete(token);
      return shown !== undefined && shown.until > Date.now() && shown.answer === answer.trim().toLowerCase();
    },
  };
}
