/**
 * The cases of every run, and with `npm run test:all` the others: the same promise on another page, in another view or
 * at another width.
 */
export function withOthers<TCase>(first: readonly TCase[], others: readonly TCase[]): readonly TCase[] {
  return process.env['LOGGIA_TEST_ALL'] === '1' ? [...first, ...others] : first;
}
