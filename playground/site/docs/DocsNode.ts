/** A node of a rendered page: text, or an element and its children. */
export type DocsNode = string | DocsElement;

export interface DocsElement {
  readonly tag: string;
  /** React prop names. */
  readonly props?: Readonly<Record<string, string | number>> | undefined;
  readonly children: readonly DocsNode[];
}
