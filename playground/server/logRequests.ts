import type { MiddlewareHandler } from 'hono';

/** One line about a request; no values of fields, no cookies. */
export interface RequestLogEntry {
  readonly method: string;
  readonly path: string;
  readonly action: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
}

/** Tells `log` about each request once it is answered. */
export function logRequests(log: (entry: RequestLogEntry) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    log({ method, path, action: context.req.query('action'), status: context.res.status, milliseconds });
  };
}
