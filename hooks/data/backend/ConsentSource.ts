/** Provides the user's stored consent, which may come from a cookie banner, a consent manager or the app. */
export interface ConsentSource {
  /**
   * Returns whether the user has consented to a purpose. A purpose can be the name of a video provider, for example.
   */
  has(purpose: string): boolean;
  grant(purpose: string): void;
  /** Calls `onChange` after each change. Returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}
