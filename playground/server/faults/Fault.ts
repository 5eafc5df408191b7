/** A failure that a request asks for. */
export type Fault =
  | { readonly kind: 'latency'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'garbage'; readonly bytes: number };
