/** Preloads modules that will be needed next. Otherwise, they would load one after another, with a round trip each. */
export function preloadModules(...paths: readonly string[]): void {
  for (const path of paths) {
    const { href } = new URL(path, import.meta.url);
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
