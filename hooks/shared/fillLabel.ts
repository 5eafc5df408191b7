/** A label with its `{name}` places filled in; a place without a value stays as it is. */
export function fillLabel(label: string, values: Readonly<Record<string, unknown>>): string {
  // `replaceAll` itself makes texts of numbers.
  return label.replaceAll(
    /\{(\w+)\}/g,
    (place, name: string) => ((Object.hasOwn(values, name) ? values[name] : undefined) ?? place) as string,
  );
}
