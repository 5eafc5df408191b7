import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const REPORT_LIMIT_BYTES = 16 * 1024;
const KEPT_REPORTS = 200;

/** Collects the browsers' policy reports. Reading them is for tests only and off by default. */
export function createPolicyReports({ isReadable }: { readonly isReadable: boolean }): Hono {
  const reports: unknown[] = [];
  const app = new Hono();

  app.post('/', bodyLimit({ maxSize: REPORT_LIMIT_BYTES }), async (context) => {
    const report: unknown = await context.req.json().catch(() => undefined);
    if (report === undefined) return context.body(null, 400);
    reports.push(report);
    if (reports.length > KEPT_REPORTS) reports.shift();
    return context.body(null, 204);
  });

  if (isReadable) app.get('/', (context) => context.json(reports));

  return app;
}
