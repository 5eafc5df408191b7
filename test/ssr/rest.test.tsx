import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useRest } from '@loggia/hooks';
import { createWordPressRest } from '@loggia/hooks/wordpress';

const fetch = vi.fn<typeof globalThis.fetch>();
const client = createWordPressRest({ root: '/wp-json/', fetch });

function Posts({ isWanted }: { readonly isWanted: boolean }) {
  const resource = isWanted ? { path: '/wp/v2/posts' } : null;
  const posts = useRest({ client, resource, parse: String });
  return (
    <>
      <p {...posts.getStatusProps()} />
      <div {...posts.getContentProps()}>{posts.data}</div>
    </>
  );
}

test('useRest sends no request on the server and renders the loading state', () => {
  expect(renderToString(<Posts isWanted />)).toBe(
    '<p data-status="loading" role="status">Loading…</p><div data-status="loading" aria-busy="true"></div>',
  );
  expect(renderToString(<Posts isWanted={false} />)).toContain('data-status="idle"');
  expect(fetch).not.toHaveBeenCalled();
});
