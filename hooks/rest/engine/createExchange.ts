import { LONGEST_TIMER_MS, RETRY_LIMIT, RETRY_STATUS_CODES } from '../constants.ts';
import { createTransport } from './createTransport.ts';
import { createUploadFetch } from './createUploadFetch.ts';
import { isOtherOrigin } from './isOtherOrigin.ts';
import type { Exchange, ExchangeAnswer, TransportOptions } from '../types.ts';

const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/**
 * The one transport, for those who need more of an answer than its text. It hands the transport a `fetch` that remembers status
 * and headers, and for files one that sends them with `XMLHttpRequest`, which alone tells of its progress.
 */
export function createExchange({ fetch, observer }: TransportOptions = {}): Exchange {
  return async (url, { onUploadProgress, ...request }) => {
    const { body, credentials } = request;
    const hasFiles = body !== undefined && typeof body !== 'string';
    // On its own origin an XMLHttpRequest cannot leave the cookies at home.
    const keepsOrders = credentials !== 'omit' || isOtherOrigin(url);
    const isWatched = hasFiles && !fetch && keepsOrders && typeof XMLHttpRequest === 'function';
    const send = isWatched ? createUploadFetch(request, onUploadProgress) : (fetch ?? browserFetch);
    let head: Omit<ExchangeAnswer, 'text'> | undefined;
    let attempts = 0;

    const transport = createTransport({
      observer,
      async fetch(input, init) {
        attempts += 1;
        const response = await send(input, init);
        const { status, headers, ok } = response;
        head = { status, headers };
        const isTriedAgain = attempts <= RETRY_LIMIT && (request.method ?? 'GET') === 'GET' && !request.form;
        // The transport throws a refusal away, unread; whatever it is to read must look like a success.
        return ok || (isTriedAgain && RETRY_STATUS_CODES.includes(status))
          ? response
          : new Response(response.body, { headers });
      },
    });
    const text = await transport.text(url, isWatched ? { ...request, timeoutMs: LONGEST_TIMER_MS } : request);
    if (!head) throw new TypeError('The transport answered without asking.');
    return { ...head, text };
  };
}
