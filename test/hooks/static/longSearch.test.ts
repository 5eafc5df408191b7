import { expect, test } from 'vitest';
import { BROWSING_PARAMETERS, browsingQuery, readBrowsing } from '@loggia/hooks/browsing';
import { createStaticBackend } from '@loggia/hooks/static';

const PATIENCE_MS = 2000;

test(
  'a URL with a 100,000-character search query does not block a page of static images',
  { timeout: 60_000 },
  async () => {
    const images = Array.from({ length: 2000 }, (_, index) => ({
      id: String(index),
      url: `/${index}.jpg`,
      title: 'a '.repeat(200),
    }));
    const { gallery } = createStaticBackend({ images });
    const asked = readBrowsing(new URLSearchParams({ search: 'a '.repeat(50_000) }), BROWSING_PARAMETERS);
    const start = performance.now();
    await gallery?.loadPage({ page: 1, ...browsingQuery(asked) }, { signal: new AbortController().signal });
    expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
  },
);
