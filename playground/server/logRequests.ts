import type { MiddlewareHandler } from 'hono';

/** A log entry for a request, without field values or cookies. */
export interface RequestLogEntry {
  readonly method: string;
  readonly path: string;
  readonly action: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
}

/** Calls `log` with each request once it is answered. */
export function logRequests(log: (entry: RequestLogEntry) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - start);
    log({ method, path, action: context.req.query('action'), status: context.res.status, milliseconds });
  };
}
