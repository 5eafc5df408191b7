import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';

/**
 * Throws where a server's markup is not what we read: whoever wrote it is no user of ours, so the reason is said in every build, for the one
 * line in the console of a page that stays the server's.
 */
export function readable(condition: unknown, why: string): asserts condition {
  if (!condition) throw new InvalidAnswerError(why);
}
