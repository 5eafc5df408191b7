import { createElement, type ReactNode } from 'react';
import type { DocsNode } from './DocsNode.ts';

function renderNode(node: DocsNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, props, children } = node;
  return createElement(tag, { key, ...props }, ...children.map(renderNode));
}

/** The text of a documentation page. It is English and code, so it is left-to-right whatever the site's direction. */
export function DocsText({ nodes }: { readonly nodes: readonly DocsNode[] }) {
  return (
    <article className="site-docs" dir="ltr" lang="en">
      {nodes.map(renderNode)}
    </article>
  );
}
