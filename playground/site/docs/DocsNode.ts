/** A piece of a rendered page: a text, or an element with what is in it. */
export type DocsNode = string | DocsElement;

export interface DocsElement {
  readonly tag: string;
  /** Under the names that React has for them. */
  readonly props?: Readonly<Record<string, string | number>> | undefined;
  readonly children: readonly DocsNode[];
}
