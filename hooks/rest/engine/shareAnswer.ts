import type { RestAnswer, RestClient, RestRequest } from '../types.ts';

interface SharedRequest {
  readonly answer: Promise<RestAnswer>;
  readonly controller: AbortController;
  waiting: number;
}

const requestsOf = new WeakMap<RestClient, Map<string, SharedRequest>>();

/**
 * The answer to a question, sent once however many ask it at the same time; `key` says which are the same. One that stops waiting
 * leaves it to the others, the last one ends the request. Nothing is kept once it is answered.
 */
export async function shareAnswer(client: RestClient, key: string, question: RestRequest): Promise<RestAnswer> {
  const { signal } = question;
  signal.throwIfAborted();
  const requests = requestsOf.get(client) ?? new Map<string, SharedRequest>();
  requestsOf.set(client, requests);

  function send(): SharedRequest {
    const controller = new AbortController();
    const answer = client.ask({ ...question, signal: controller.signal });
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
      // Does nothing to one that is answered.
      request.controller.abort(signal.reason);
    }
  }
}

/** Waits for work that others wait for too: the signal ends the waiting, not the work. Rejects with the signal's own reason. */
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
