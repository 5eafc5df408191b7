/** Preloads modules that are needed next. Loaded one after another, each would be a round trip. */
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
