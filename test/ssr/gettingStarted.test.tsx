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

describe('the hooks sample in getting-started.md', () => {
  test('renders a style element with the nonce, and no style attributes', () => {
    const html = renderToString(<Photos photos={photos} nonce="r4nd0m" />);
    expect(html).toMatch(/<style nonce="r4nd0m">[^<]*display:grid/);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.match(/<li\b/g)).toHaveLength(photos.length);
  });

  test('renders its container queries inside a size container', () => {
    const html = renderToString(<Photos photos={photos} />);
    expect(html).toMatch(/<div class="photos"><style>[^<]*@container/);
    expect(css).toMatch(/\.photos \{\s+container-type: inline-size;/);
  });
});
