import type { RestResponse, RestClient, RestRequest } from '../types.ts';

interface SharedRequest {
  readonly response: Promise<RestResponse>;
  readonly controller: AbortController;
  waiting: number;
}

const requestsOf = new WeakMap<RestClient, Map<string, SharedRequest>>();

/**
 * Makes a request that concurrent callers with the same `key` share. It is aborted only when every caller has aborted.
 * The response isn't cached.
 */
export async function shareResponse(client: RestClient, key: string, request: RestRequest): Promise<RestResponse> {
  const { signal } = request;
  signal.throwIfAborted();
  const requests = requestsOf.get(client) ?? new Map<string, SharedRequest>();
  requestsOf.set(client, requests);

  function send(): SharedRequest {
    const controller = new AbortController();
    const response = client.send({ ...request, signal: controller.signal });
    return { response, controller, waiting: 0 };
  }
  const shared = requests.get(key) ?? send();
  requests.set(key, shared);
  const leave = (): void => {
    if (requests.get(key) === shared) requests.delete(key);
  };
  shared.waiting += 1;
  try {
    return await untilAborted(shared.response.finally(leave), signal);
  } finally {
    shared.waiting -= 1;
    if (shared.waiting === 0) {
      leave();
      // This has no effect once the response has arrived.
      shared.controller.abort(signal.reason);
    }
  }
}

/**
 * Waits for shared work. If the signal is aborted, the promise is rejected with the signal's reason, but the work
 * itself continues.
 */
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
