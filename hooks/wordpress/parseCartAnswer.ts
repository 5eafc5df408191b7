import { object, optional, pipe, safeParse, transform, unknown } from 'valibot';
import type { CartAnswer } from '../backend/CartBackend.ts';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { parseJsonAnswer } from '../rest/parseJsonAnswer.ts';
import { toCount } from './toCount.ts';
import { toFlag } from './toFlag.ts';
import { toText } from './toText.ts';

const cartAnswerSchema = object({
  msg: optional(pipe(unknown(), transform(toText))),
  products_in_cart: optional(pipe(unknown(), transform(toCount))),
  redirect: optional(pipe(unknown(), transform(toFlag))),
});

/** The answer to an order. Throws `InvalidAnswerError` where it is none. */
export function parseCartAnswer(text: string): CartAnswer {
  let json: unknown;
  try {
    json = parseJsonAnswer(text);
  } catch (cause) {
    throw new InvalidAnswerError('The answer of the cart is no valid JSON.', { cause });
  }
  const result = safeParse(cartAnswerSchema, json);
  const { msg, products_in_cart: productsInCart, redirect } = result.success ? result.output : {};
  if (msg === undefined && productsInCart === undefined && redirect === undefined) {
    throw new InvalidAnswerError('The answer of the cart has another shape.');
  }
  return { message: msg ?? '', productsInCart, goesToCheckout: redirect === true };
}
