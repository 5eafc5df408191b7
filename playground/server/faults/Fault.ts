/** A failure that a request asks for. */
export type Fault =
  | { readonly kind: 'latency'; readonly milliseconds: number }
  /** The work is done immediately, but the response is delayed. */
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'garbage'; readonly bytes: number };
