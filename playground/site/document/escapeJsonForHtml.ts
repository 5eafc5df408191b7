/** Returns JSON for a `<script type="application/json">`. Without `<`, no text in it can close the element. */
export function escapeJsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
