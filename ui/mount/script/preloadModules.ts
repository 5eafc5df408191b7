const asked = new Set<string>();

/** Asks for modules that others will need in a moment: fetched one after another, each would be a way to the server and back. */
export function preloadModules(...paths: readonly string[]): void {
  for (const path of paths) {
    if (asked.has(path)) continue;
    asked.add(path);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(path, import.meta.url).href;
    document.head.append(link);
  }
}
