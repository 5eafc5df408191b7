import type { Context } from 'hono';

interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** The address at the other end of the connection; a header that a client could write itself is not asked. */
export function clientAddress(context: Context): string {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  return incoming?.socket?.remoteAddress ?? 'unknown';
}
