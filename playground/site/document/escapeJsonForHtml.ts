/** JSON that may stand in a `<script type="application/json">`: without `<` no text in it can close the element. */
export function escapeJsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
