import type { RestExchange } from './RestExchange.ts';

/** The recorded response. Of markup, only a summary was recorded, which isn't valid JSON either. */
export function answerOf({ request, response }: RestExchange): Response {
  const { json, text, summary } = response.body;
  const headers = Object.entries(response.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const body = json === undefined ? (text ?? summary ?? '') : JSON.stringify(json);
  return new Response(request.method === 'HEAD' ? null : body, { status: response.status, headers });
}
