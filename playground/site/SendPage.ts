import type { Context } from 'hono';
import type { PageData } from './pageData.ts';
import type { SecurityVariables } from './security/securityHeaders.ts';

export interface SiteEnvironment {
  Variables: SecurityVariables;
}

/** Renders a page as the response. */
export type SendPage = (
  context: Context<SiteEnvironment>,
  page: PageData,
  status?: 200 | 404 | 500,
) => Promise<Response>;
