import type { RestResponse, RestClient, RestRequest } from '../types.ts';

interface SharedRequest {
  readonly answer: Promise<RestResponse>;
  readonly controller: AbortController;
  waiting: number;
}

const requestsOf = new WeakMap<RestClient, Map<string, SharedRequest>>();

/**
 * Makes a request that concurrent callers with the same `key` share. It is aborted only when every caller has aborted.
 * Nothing is cached after the response.
 */
export async function shareAnswer(client: RestClient, key: string, question: RestRequest): Promise<RestResponse> {
  const { signal } = question;
  signal.throwIfAborted();
  const requests = requestsOf.get(client) ?? new Map<string, SharedRequest>();
  requestsOf.set(client, requests);

  function send(): SharedRequest {
    const controller = new AbortController();
    const answer = client.send({ ...question, signal: controller.signal });
    return { answer, controller, waiting: 0 };
  }
  const request = requests.get(key) ?? send();
  requests.set(key, request);
  const leave = (): void => {
    if (requests.get(key) === request) requests.delete(key);
  };
  request.waiting += 1;
  try {
    return await untilAborted(request.answer.finally(leave), signal);
  } finally {
    request.waiting -= 1;
    if (request.waiting === 0) {
      leave();
      // No effect once the response has arrived.
      request.controller.abort(signal.reason);
    }
  }
}

/** Waits for shared work. The signal ends the waiting, not the work, and rejects with its reason. */
export async function untilAborted<TValue>(work: Promise<TValue>, signal: AbortSignal): Promise<TValue> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: waiting.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    waiting.abort();
  }
}
