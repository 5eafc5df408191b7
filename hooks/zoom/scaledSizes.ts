/** `sizes` with each of their widths multiplied; the conditions before the widths stay. */
export function scaledSizes(sizes: string, scale: number): string {
  let depth = 0;
  let scaled = '';
  let width = '';
  const closeWidth = () => {
    if (width) scaled += `calc(${scale} * (${width}))`;
    width = '';
  };
  // A width is what comes last before a comma or the end; commas and blanks within brackets are its own.
  for (const character of withoutBlankEnds(sizes)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > 0 || !/[\s,]/.test(character)) {
      width += character;
    } else if (character === ',') {
      closeWidth();
      scaled += ',';
    } else {
      scaled += width + character;
      width = '';
    }
  }
  closeWidth();
  return scaled;
}

/** Without the blanks before a comma and at the end. */
function withoutBlankEnds(sizes: string): string {
  const parts = sizes.split(',');
  return parts.map((part) => part.trimEnd()).join(',');
}
