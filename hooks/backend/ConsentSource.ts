/** Where the user's consent is stored: a cookie banner, a consent manager, or the app. */
export interface ConsentSource {
  /** Whether the user has consented to a purpose, such as the name of a video provider. */
  has(purpose: string): boolean;
  grant(purpose: string): void;
  /** Calls `onChange` after each change. Returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}
