import type { Context } from 'hono';

interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** Returns the IP address of the connection. Headers are ignored, because a client can set them. */
export function clientAddress(context: Context): string {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  return incoming?.socket?.remoteAddress ?? 'unknown';
}
