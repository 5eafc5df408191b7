/** The keeper of a visitor's consent: a cookie bar, a site's own manager, or the page itself. */
export interface ConsentSource {
  /** Whether the visitor has agreed to this purpose: the name of a provider, say. */
  has(purpose: string): boolean;
  grant(purpose: string): void;
  /** Calls back after each change. Returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}
