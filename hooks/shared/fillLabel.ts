/** A label with its `{name}` places filled in; a place without a value stays as it is. */
export function fillLabel(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
