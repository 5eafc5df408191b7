import type { RestClientOptions } from '@loggia/hooks';
import { createWordPressRest, type WordPressRest } from '@loggia/hooks/wordpress';

/** A request as received by a test server. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

export type RestReply = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

export interface ServedRest {
  readonly rest: WordPressRest;
  readonly seen: readonly SeenRequest[];
  /** Method, path and, if sent, the nonce. */
  readonly lines: () => readonly string[];
}

/** A client whose server is a function. String bodies are sent as they are, others as JSON. */
export function serveRest(
  reply: (request: SeenRequest, count: number) => RestReply,
  options: Partial<RestClientOptions> = {},
): ServedRest {
  const seen: SeenRequest[] = [];
  const rest = createWordPressRest({
    root: 'https://hills.test/wp-json/',
    localeName: false,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { method, headers } = request;
      const { pathname, search } = new URL(request.url);
      const line = { method, path: pathname + search, headers, body: await request.text() };
      seen.push(line);
      const [status, body, answered = {}] = reply(line, seen.length);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: answered });
    },
    ...options,
  });
  const lines = () =>
    seen.map(({ method, path, headers }) => [method, path, headers.get('x-wp-nonce') ?? []].flat().join(' '));
  return { rest, seen, lines };
}

/** An error response in the WordPress format. */
export const refusal = (status: number, code: string, message = 'No.'): RestReply => [
  status,
  { code, message, data: { status } },
];
