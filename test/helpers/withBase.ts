/** Adds a `<base>` to the page. Returns a function that removes it. */
export function withBase(href: string): () => void {
  const base = document.createElement('base');
  base.setAttribute('href', href);
  document.head.append(base);
  return () => base.remove();
}
