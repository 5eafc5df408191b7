/**
 * The fields of a request, parsed like PHP: `name[]` is a list under `name`, and the last of several equal names wins.
 */
export interface RequestValues {
  /** Returns a field's text; '' if it is missing or a list. */
  text(name: string): string;
  /** Returns the text of a body field, even if a query parameter of the same name hides it; '' if it is missing. */
  posted(name: string): string;
  /** Returns a field as a whole number; 0 if it is not one. */
  integer(name: string): number;
  /** Returns the field unchanged, to distinguish a text from a list. */
  raw(name: string): string | readonly string[] | undefined;
}
