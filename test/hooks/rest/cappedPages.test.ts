// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { serveRest } from '../../hooks/rest/serveRest.ts';

const { signal } = new AbortController();
const TOTAL = 130;

/** A server behind a gateway that only passes the header with the total number of items. */
const serveItems = (cap: number) =>
  serveRest(({ path }) => {
    const { searchParams } = new URL(path, 'https://hills.test');
    const size = Math.min(Number(searchParams.get('per_page')), cap);
    const first = (Number(searchParams.get('page') ?? 1) - 1) * size;
    const items = Array.from({ length: Math.max(0, Math.min(size, TOTAL - first)) }, (_, index) => first + index);
    return [200, items, { 'X-WP-Total': String(TOTAL) }];
  });

describe('a full list from a server that reports only the total', () => {
  test.each([100, 40])('is either complete or an error, but never truncated (page size %i)', async (cap) => {
    const { rest } = serveItems(cap);
    const question = { path: '/wp/v2/tags', query: { per_page: -1 }, signal };
    const outcome = await rest.send(question).then(
      ({ body }) => (Array.isArray(body) ? body.length : body),
      () => 'an error',
    );
    expect([TOTAL, 'an error']).toContain(outcome);
  });
});
