import type { Page } from 'playwright';

/** Collects console messages, uncaught errors and CSP reports of a page. Read the list at the end of the test. */
export function watchComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/csp-report') complaints.push(`policy: ${request.postData() ?? ''}`);
  });
  return complaints;
}
