/**
 * What every run walks through, and what `npm run test:all` does beyond it: the same promise on another page, in another view or
 * at another width.
 */
export function withOthers<TCase>(first: readonly TCase[], others: readonly TCase[]): readonly TCase[] {
  return process.env['LOGGIA_TEST_ALL'] === '1' ? [...first, ...others] : first;
}
