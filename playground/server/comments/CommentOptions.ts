/** What an editor asks of whoever comments in one gallery. */
export interface CommentOptions {
  readonly hasEmail: boolean;
  readonly hasCaptcha: boolean;
  readonly hasPrivacyPolicy: boolean;
  readonly isModerated: boolean;
}
