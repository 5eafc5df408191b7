/** Writes the hash, or takes it off with '', into the current history entry. What others keep in `history.state` stays. */
export function replaceHash(hash: string): void {
  const { history, location } = window;
  // In full: with a `<base>` a hash alone would lead to another page.
  const address = location.href.replace(/#.*$/s, '') + hash;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A browser refuses when the address changes too often. The lightbox works without it.
  }
}
