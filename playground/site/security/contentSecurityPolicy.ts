export interface PolicyOptions {
  /** Of the one `<style>` of a server-rendered page. */
  readonly styleNonce?: string | undefined;
  /** The page shows videos and the frames of the stub providers or of posts. @default false */
  readonly showsEmbeds?: boolean | undefined;
  /** The answer is such a frame. @default false */
  readonly isEmbed?: boolean | undefined;
  /** The answer is the frame of a post, which any site may show. @default false */
  readonly isPostFrame?: boolean | undefined;
}

/**
 * The policy of every answer. Styles that scripts set go through the CSSOM and need no exception; the one `<style>` of a
 * server-rendered page carries the nonce of its answer. A real site names the providers' hosts in `frame-src`.
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { styleNonce, showsEmbeds = false, isEmbed = false, isPostFrame = false } = options;
  const ancestors = isEmbed ? "'self'" : "'none'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    showsEmbeds ? "frame-src 'self'" : "frame-src 'none'",
    ...(showsEmbeds ? ["media-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPostFrame ? '*' : ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types loggia dompurify',
    'report-uri /csp-report',
  ].join('; ');
}
