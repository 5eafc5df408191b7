import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Photos, css } from 'virtual:sample/docs/getting-started.md.tsx';

const photos = Array.from({ length: 6 }, (_, index) => ({
  id: String(index + 1),
  url: `/photos/${index + 1}.jpg`,
  width: 2400,
  height: 1600,
  title: `Photo ${index + 1}`,
}));

describe('the gallery of hooks in getting started, pasted as it is', () => {
  test('stands on a page whose policy wants a nonce: rules carry it, and nothing has a style attribute', () => {
    const html = renderToString(<Photos photos={photos} nonce="r4nd0m" />);
    expect(html).toMatch(/<style nonce="r4nd0m">[^<]*display:grid/);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.match(/<li\b/g)).toHaveLength(photos.length);
  });

  test('has the rules of the first paint in a box that they can measure', () => {
    const html = renderToString(<Photos photos={photos} />);
    expect(html).toMatch(/<div class="photos"><style>[^<]*@container/);
    expect(css).toMatch(/\.photos \{\s+container-type: inline-size;/);
  });
});
