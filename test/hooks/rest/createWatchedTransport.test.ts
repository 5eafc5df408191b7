// @vitest-environment node
import { expect, test } from 'vitest';
import { BrokenAnswerError, HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { createWatchedTransport } from '../../../hooks/rest/engine/createWatchedTransport.ts';

const { signal } = new AbortController();
const ask = (answer: () => Promise<Response>) =>
  createWatchedTransport({ fetch: answer }).text('https://site.example/', { signal, method: 'POST' });

const half = () =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('half of it')),
    pull: (body) => body.error(new TypeError('network error')),
  });

test('an answer that breaks off is told from one that never came, and both are offline errors to all others', async () => {
  const broken = ask(async () => new Response(half()));
  await expect(broken).rejects.toBeInstanceOf(BrokenAnswerError);
  await expect(broken).rejects.toBeInstanceOf(OfflineError);
  const lost = ask(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost).rejects.toBeInstanceOf(OfflineError);
  await expect(lost).rejects.not.toBeInstanceOf(BrokenAnswerError);
});

test('a refusal stays one, and a whole answer is its text', async () => {
  await expect(ask(async () => new Response('', { status: 403 }))).rejects.toBeInstanceOf(HttpStatusError);
  expect(await ask(async () => new Response('all of it'))).toBe('all of it');
});
