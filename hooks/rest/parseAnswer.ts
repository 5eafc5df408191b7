import { toLoggiaError } from '../errors/toLoggiaError.ts';
import type { RestAnswer, RestParser } from './RestClient.ts';

/** An answer in its parser's own words; a parser that throws found nothing that it could use. */
export function parseAnswer<TAnswer>(answer: RestAnswer, parse: RestParser<TAnswer>): TAnswer {
  try {
    return parse(answer.body, answer);
  } catch (error) {
    throw toLoggiaError(error);
  }
}
