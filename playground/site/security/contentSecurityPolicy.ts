export interface PolicyOptions {
  /** The nonce of the single `<style>` in a server-rendered page. */
  readonly styleNonce?: string | undefined;
  /** Whether the page shows videos, or frames of the stub providers or of posts. @default false */
  readonly showsEmbeds?: boolean | undefined;
  /** Whether the response is such a frame. @default false */
  readonly isEmbed?: boolean | undefined;
  /** Whether the response is the frame of a post, which any site may show. @default false */
  readonly isPostFrame?: boolean | undefined;
}

/**
 * Returns the Content-Security-Policy of a response. Styles set by scripts use the CSSOM and need no exception; the
 * single `<style>` of a server-rendered page has the response's nonce. A real site lists the providers' hosts in
 * `frame-src`.
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
