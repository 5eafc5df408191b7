interface ImportMeta {
  /** Vite: loaders for the modules that match a pattern. */
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
  /** Vite: loaders for the text of the files that match a pattern. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<unknown>>>;
  /** Vite: the default exports of the modules that match a pattern. */
  glob<T>(
    pattern: string,
    options: { readonly eager: true; readonly query: string; readonly import: 'default' },
  ): Readonly<Record<string, T>>;
}
