/** The editor's rules for comments in one gallery. */
export interface CommentOptions {
  readonly hasEmail: boolean;
  readonly hasCaptcha: boolean;
  readonly hasPrivacyPolicy: boolean;
  readonly isModerated: boolean;
  /** Whether the form contains a proof that is sent with a comment (Photo Gallery 1.8.46). @default false */
  readonly hasProof?: boolean;
}
