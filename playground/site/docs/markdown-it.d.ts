// The package has no types. Only what is used here is declared.
declare module 'markdown-it' {
  export interface Token {
    readonly type: string;
    readonly tag: string;
    /** 1 opens an element, -1 closes it. */
    readonly nesting: 1 | 0 | -1;
    readonly content: string;
    readonly children: readonly Token[] | null;
    /** Whether the token is the paragraph of a tight list. */
    readonly hidden: boolean;
    attrGet(name: string): string | null;
  }
  export default class MarkdownIt {
    parse(text: string, env: object): Token[];
  }
}
