/** A `fetch` that always returns the same response and records the last request. */
export function siteThatAnswers(
  body: string,
  status = 200,
): { fetch: typeof globalThis.fetch; lastRequest(): Request } {
  let last: Request | undefined;
  return {
    async fetch(input, init) {
      last = new Request(input, init);
      return new Response(body, { status });
    },
    lastRequest() {
      if (!last) throw new Error('Nothing was asked.');
      return last;
    },
  };
}
