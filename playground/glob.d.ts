interface ImportMeta {
  /** Vite's: what loads each module of the pattern. */
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
  /** Vite's: what loads the text of each. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<unknown>>>;
  /** Vite's: the default export of each. */
  glob<T>(
    pattern: string,
    options: { readonly eager: true; readonly query: string; readonly import: 'default' },
  ): Readonly<Record<string, T>>;
}
