import { createWordPressRest, type WordPressRest } from '@loggia/hooks/wordpress';
import { overNetwork } from './network.ts';

export interface PostSiteOptions {
  /** The number of posts. @default 12 */
  readonly postCount?: number;
  /** Replaces every response with an error. */
  readonly failure?: 'offline' | 'refused' | 'garbage';
  /** The response time in milliseconds. @default 600 */
  readonly delayMs?: number;
}

const PLACES = ['ridge', 'north shore', 'quarry', 'pass', 'orchard'] as const;

function post(number: number) {
  return { id: number, title: { rendered: `Field note ${number}: the ${PLACES[number % PLACES.length] ?? ''}` } };
}

function failWith(failure: NonNullable<PostSiteOptions['failure']>): Response {
  if (failure === 'offline') throw new TypeError('The device is offline.');
  if (failure === 'garbage') return new Response('<!doctype html>', { status: 200 });
  const refusal = { code: 'rest_forbidden', message: 'Sorry, only members may read this.', data: { status: 401 } };
  return Response.json(refusal, { status: 401 });
}

function sendPage({ href, searchParams }: URL, postCount: number): Response {
  const size = Number(searchParams.get('per_page') ?? 10);
  const page = Number(searchParams.get('page') ?? 1);
  const first = (page - 1) * size + 1;
  const length = Math.max(0, Math.min(size, postCount - first + 1));
  const next = new URL(href);
  next.searchParams.set('page', String(page + 1));
  const headers = { 'X-WP-Total': String(postCount) };
  return Response.json(
    Array.from({ length }, (_, index) => post(first + index)),
    { headers: first + size <= postCount ? { ...headers, Link: `<${next.href}>; rel="next"` } : headers },
  );
}

/** A client of a site simulated in the page, without real requests. */
export function createPostSite({ postCount = 12, failure, delayMs = 600 }: PostSiteOptions = {}): WordPressRest {
  const respond: typeof globalThis.fetch = async (input, init) => {
    const { url, signal } = new Request(input, init);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    signal.throwIfAborted();
    return failure ? failWith(failure) : sendPage(new URL(url), postCount);
  };
  const { send } = overNetwork({ send: respond });
  return createWordPressRest({ root: 'https://site.example/wp-json/', fetch: send });
}

export interface Post {
  readonly id: number;
  readonly title: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses untrusted input. Invalid posts are skipped; throws `TypeError` if it is not a list. */
export function parsePosts(body: unknown): readonly Post[] {
  if (!Array.isArray(body)) throw new TypeError('The response is not a list of posts.');
  return body.filter(isObject).flatMap(({ id, title }) => {
    const text = isObject(title) ? title['rendered'] : undefined;
    return typeof id === 'number' && typeof text === 'string' ? [{ id, title: text }] : [];
  });
}
