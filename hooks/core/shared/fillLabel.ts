/** Fills in the `{name}` placeholders of a label. A placeholder without a value remains unchanged. */
export function fillLabel(label: string, values: Readonly<Record<string, unknown>>): string {
  // `replaceAll` converts numbers to strings.
  return label.replaceAll(
    /\{(\w+)\}/g,
    (place, name: string) => ((Object.hasOwn(values, name) ? values[name] : undefined) ?? place) as string,
  );
}
