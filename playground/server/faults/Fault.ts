/** A failure that a request asks for. */
export type Fault =
  | { readonly kind: 'latency'; readonly milliseconds: number }
  /** The work is done at once, and its answer comes later. */
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'garbage'; readonly bytes: number };
