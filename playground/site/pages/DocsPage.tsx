import { createElement, type ReactNode } from 'react';
import type { DocsPageData } from '../pageData.ts';
import type { DocsNode } from '../docs/DocsNode.ts';

function renderNode(node: DocsNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, props, children } = node;
  return createElement(tag, { key, ...props }, ...children.map(renderNode));
}

/**
 * The text of a documentation page. It consists of English text and code, so it is left-to-right regardless of the
 * site's direction.
 */
function DocsText({ nodes }: { readonly nodes: readonly DocsNode[] }) {
  return (
    <article className="site-docs" dir="ltr" lang="en">
      {nodes.map(renderNode)}
    </article>
  );
}

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
