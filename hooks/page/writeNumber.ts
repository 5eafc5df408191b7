const decimalsOf = (number: number): number => String(number).split('.', 2)[1]?.length ?? 0;

/** A number of a count, with as many decimals as the value that is counted to; never a minus before a zero. */
export function writeNumber(number: number, value: number): string {
  const text = number.toFixed(decimalsOf(value));
  return Number(text) === 0 ? text.replace('-', '') : text;
}
