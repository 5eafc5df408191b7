/**
 * A name in the form in which names are compared. Servers drop the `[]` of lists and write underscores for dots and blanks
 * (`my.field[]` comes back as `my_field`), so what comes back is never looked for letter by letter, and never as a selector.
 */
export function fieldKey(name: string): string {
  return name.replace(/\[\]$/, '').replaceAll(/[.\s]/g, '_');
}
