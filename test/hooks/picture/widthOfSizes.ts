interface Size {
  readonly width: number;
  readonly height: number;
}

const holds = (condition: string, { width, height }: Size) => {
  const [name = '', amount = ''] = condition.split(/ [<>] /);
  const limit = Number.parseFloat(amount);
  if (name === 'width') return width < limit;
  if (name === 'height') return height < limit;
  if (name === 'aspect-ratio') return width / height > limit;
  throw new Error(`“${name}” is no condition that is known here.`);
};

/** The width in CSS pixels that a browser computes from `sizes`, without support for CSS functions. */
export function widthOfSizes(sizes: string, window: Size): number {
  for (const entry of sizes.split(', ')) {
    const conditions = Array.from(entry.matchAll(/\(([^)]+)\)/g), ([, condition = '']) => condition);
    if (!conditions.every((condition) => holds(condition, window))) continue;
    const [, amount = '', unit] = /([\d.]+)(px|vw|vh)$/.exec(entry) ?? [];
    const base = { px: 100, vw: window.width, vh: window.height }[unit ?? ''] ?? Number.NaN;
    return (Number(amount) * base) / 100;
  }
  throw new Error(`No entry of “${sizes}” holds.`);
}
