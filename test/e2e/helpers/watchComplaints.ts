import type { Page } from 'playwright';

/** Collects all that a page should never do: log, throw, or break the policy. Read the list when the page is done. */
export function watchComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/csp-report') complaints.push(`policy: ${request.postData() ?? ''}`);
  });
  return complaints;
}
