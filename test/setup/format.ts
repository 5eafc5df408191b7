function describe(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Formats arguments as the console would: replaces placeholders such as `%s` and appends the rest. */
export function format(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(describe).join(' ');
  const filled = first.replaceAll(/%[sdifoOc]/g, (placeholder) =>
    rest.length > 0 ? describe(rest.shift()) : placeholder,
  );
  return [filled, ...rest.map(describe)].join(' ');
}
