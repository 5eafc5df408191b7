import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { CAPTCHA_CHARACTERS } from '../comments/constants.ts';
import { CAPTCHA_LIFETIME_MS, CAPTCHA_LIMIT } from './constants.ts';

const QUIZZES = [
  ['1 + 1 = ?', '2'],
  ['2 + 3 = ?', '5'],
  ['What is the first letter of "loggia"?', 'l'],
] as const;
const CAPTCHA_LENGTH = 4;
const TOKEN_LENGTH = 32;

/** Quizzes and captchas, and whether their answers are correct. */
export interface Questions {
  quiz(): { readonly question: string; readonly token: string };
  isQuizRight(token: string, answer: string): boolean;
  /** Returns the token that identifies the image. */
  captcha(): string;
  /** Returns the characters in an image, or undefined if it has expired. */
  charactersOf(token: string): string | undefined;
  /** Whether the answer is correct. Each image accepts one answer. */
  isCaptchaRight(token: string, answer: string): boolean;
}

const draw = (): string => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)] ?? '2';

export function createQuestions(): Questions {
  const secret = randomBytes(32);
  const pictures = new Map<string, { readonly characters: string; readonly until: number }>();
  const sign = (answer: string): string =>
    createHmac('sha256', secret).update(answer.trim().toLowerCase()).digest('hex').slice(0, TOKEN_LENGTH);
  const charactersOf = (token: string): string | undefined => {
    const picture = pictures.get(token);
    return picture && picture.until > Date.now() ? picture.characters : undefined;
  };
  return {
    quiz() {
      const [question, answer] = QUIZZES[randomInt(QUIZZES.length)] ?? QUIZZES[0];
      return { question, token: sign(answer) };
    },
    isQuizRight: (token, answer) => token === sign(answer),
    captcha() {
      const token = String(randomInt(1_000_000_000, 9_999_999_999));
      const characters = Array.from({ length: CAPTCHA_LENGTH }, draw).join('');
      pictures.set(token, { characters, until: Date.now() + CAPTCHA_LIFETIME_MS });
      const [oldest] = pictures.keys();
      if (pictures.size > CAPTCHA_LIMIT && oldest !== undefined) pictures.delete(oldest);
      return token;
    },
    charactersOf,
    isCaptchaRight(token, answer) {
      const characters = charactersOf(token);
      pictures.delete(token);
      return characters !== undefined && characters === answer.trim().toLowerCase();
    },
  };
}
