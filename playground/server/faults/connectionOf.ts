import type { Context } from 'hono';

interface Connection {
  destroy(): void;
}

/** Returns the socket of a request, or null if a test calls the app without one. */
export function connectionOf(context: Context): Connection | null {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: { readonly socket?: Connection } };
  return incoming?.socket ?? null;
}
