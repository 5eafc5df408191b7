/** The fields of a request, read as PHP would: `name[]` is a list under `name`, and the last of equal names wins. */
export interface RequestValues {
  /** The text of a field; '' when it is missing or a list. */
  text(name: string): string;
  /** The text of a field of the body, where one of the same name in the query hides it; '' when it is missing. */
  posted(name: string): string;
  /** The text as a whole number; 0 for anything that is none. */
  integer(name: string): number;
  /** The field as it came, to tell a text from a list. */
  raw(name: string): string | readonly string[] | undefined;
}
