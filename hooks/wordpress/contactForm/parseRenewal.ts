import { record, safeParse, string, tuple, unknown } from 'valibot';
import type { ContactFormRenewal, NewContactCaptcha, NewContactQuiz } from '../../backend/ContactFormAnswer.ts';
import { toWebAddress } from '../toWebAddress.ts';
import { captchaToken } from './captchaToken.ts';

const mapSchema = record(string(), unknown());
const quizSchema = tuple([string(), string()]);

/** The entries of an object; an empty list is what PHP makes of an empty object. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  const result = safeParse(mapSchema, value);
  return result.success ? Object.entries(result.output) : [];
}

function toQuiz(value: unknown): NewContactQuiz | undefined {
  const result = safeParse(quizSchema, value);
  if (!result.success) return undefined;
  const [question, token] = result.output;
  return { question, token };
}

function toCaptcha(value: unknown, base: string): NewContactCaptcha | undefined {
  const imageUrl = typeof value === 'string' ? toWebAddress(value, base) : undefined;
  return imageUrl === undefined ? undefined : { imageUrl, token: captchaToken(imageUrl) };
}

function toMap<TQuestion>(
  value: unknown,
  parse: (entry: unknown) => TQuestion | undefined,
): ReadonlyMap<string, TQuestion> {
  const found = entriesOf(value).map(([name, entry]) => [name, parse(entry)] as const);
  return new Map(found.filter((entry): entry is readonly [string, TQuestion & {}] => entry[1] !== undefined));
}

/** New questions, in an answer of any kind. What is no question is left out: the old one then stays. */
export function parseRenewal(body: unknown, base: string): ContactFormRenewal {
  const known = new Map(entriesOf(body));
  return {
    quizzes: toMap(known.get('quiz'), toQuiz),
    captchas: toMap(known.get('captcha'), (value) => toCaptcha(value, base)),
    raw: body,
  };
}
