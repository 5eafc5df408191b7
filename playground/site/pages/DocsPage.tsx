import { DocsText } from '../docs/DocsText.tsx';
import type { DocsPageData } from '../pageData.ts';

const WAYS = [
  { path: '/docs/README.md', name: 'All pages' },
  { path: '/docs/getting-started.md', name: 'Getting started' },
  { path: '/docs/theming.md', name: 'Theming' },
  { path: '/docs/benchmarks.md', name: 'Benchmarks' },
] as const;

/** A documentation page, parsed into elements by the server. */
export function DocsPage({ page }: { readonly page: DocsPageData }) {
  return (
    <>
      <nav className="site-album-views" aria-label="Documentation">
        {WAYS.map(({ path, name }) => (
          <a key={path} href={path} aria-current={page.path === path ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <DocsText nodes={page.nodes} />
    </>
  );
}
