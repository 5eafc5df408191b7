/** Gives the page a `<base>`. Returns the function that takes it away. */
export function withBase(href: string): () => void {
  const base = document.createElement('base');
  base.setAttribute('href', href);
  document.head.append(base);
  return () => base.remove();
}
