import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { createCaptchaStore } from '../comments/createCaptchas.ts';

const QUIZZES = [
  ['1 + 1 = ?', '2'],
  ['2 + 3 = ?', '5'],
  ['What is the first letter of "loggia"?', 'l'],
] as const;
const CAPTCHA_LENGTH = 4;
const TOKEN_LENGTH = 32;

export type Questions = ReturnType<typeof createQuestions>;

/** Quizzes and captchas, and whether their answers are correct. */
export function createQuestions() {
  const secret = randomBytes(32);
  const captchas = createCaptchaStore(CAPTCHA_LENGTH);
  const sign = (answer: string): string =>
    createHmac('sha256', secret).update(answer.trim().toLowerCase()).digest('hex').slice(0, TOKEN_LENGTH);
  return {
    quiz() {
      const [question, answer] = QUIZZES[randomInt(QUIZZES.length)] ?? QUIZZES[0];
      return { question, token: sign(answer) };
    },
    isQuizRight: (token: string, answer: string): boolean => token === sign(answer),
    /** Returns the token that identifies a new image. */
    captcha(): string {
      const token = String(randomInt(1_000_000_000, 9_999_999_999));
      captchas.create(token);
      return token;
    },
    charactersOf: captchas.charactersOf,
    isCaptchaRight: captchas.isRight,
  };
}
