import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { DocsNode } from './DocsNode.ts';

function renderNode(node: DocsNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, props, children } = node;
  return createElement(tag, { key, ...props }, ...children.map(renderNode));
}

/** The text of a page of documentation. It is of code and English: whatever the direction of the site, it runs to the right. */
export function DocsText({ nodes }: { readonly nodes: readonly DocsNode[] }) {
  return (
    <article className="site-docs" dir="ltr" lang="en">
      {nodes.map(renderNode)}
    </article>
  );
}
