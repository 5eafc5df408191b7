/** Provides the user's stored consent, which may come from a cookie banner, a consent manager or the app. */
export interface ConsentSource {
  /** Returns whether the user has consented to a purpose, such as the name of a video provider. */
  has(purpose: string): boolean;
  grant(purpose: string): void;
  /** Calls `onChange` after each change. Returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}
