import type { PreloadedAnswer, RestAnswer } from './RestClient.ts';
import { withoutEnd } from '../shared/withoutEnd.ts';
import type { RequestMethod } from './types.ts';
import { splitPath } from './splitPath.ts';
import type { RestPath } from './splitPath.ts';
import { plainText } from '../shared/plainText.ts';

/** The answers that came with the page. */
export interface Preloaded {
  /** The answer, once: whoever asks again asks the server. */
  take(method: RequestMethod, path: RestPath): RestAnswer | undefined;
}

const isAnswer = (value: unknown): value is PreloadedAnswer =>
  typeof value === 'object' && value !== null && 'body' in value;

/** The same for the same question, however its query is ordered. */
function keyOf(method: RequestMethod, { route, query }: RestPath): string {
  const pairs = query.map(([name, value]) => new URLSearchParams([[name, value]]).toString()).sort();
  return `${method} ${withoutEnd(route, '/')}?${pairs.join('&')}`;
}

function readHeaders(headers: unknown): Headers {
  const read = new Headers();
  for (const [name, value] of Object.entries(headers ?? {})) {
    try {
      read.set(name, plainText(value));
    } catch {
      // A header that no server could have sent says nothing.
    }
  }
  return read;
}

/** Answers by path and query. What stands under `OPTIONS` answers that method, everything else a GET. */
export function createPreloaded(entries: Readonly<Record<string, unknown>> = {}): Preloaded {
  const answers = new Map<string, RestAnswer>();
  const add = (method: RequestMethod, paths: object): void => {
    for (const [path, value] of Object.entries(paths)) {
      if (!isAnswer(value)) continue;
      const { body, headers } = value;
      answers.set(keyOf(method, splitPath({ path })), { body, status: 200, headers: readHeaders(headers) });
    }
  };
  const { OPTIONS: options, ...rest } = entries;
  add('GET', rest);
  if (typeof options === 'object' && options !== null) add('OPTIONS', options);

  return {
    take(method, path) {
      const key = keyOf(method, path);
      const answer = answers.get(key);
      answers.delete(key);
      return answer;
    },
  };
}
