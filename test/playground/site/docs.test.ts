import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { DocsNode } from '../../../playground/site/docs/DocsNode.ts';
import { readDocs } from '../../../playground/site/docs/readDocs.ts';
import { renderMarkdown } from '../../../playground/site/docs/renderMarkdown.ts';

const folder = fileURLToPath(new URL('../../../docs', import.meta.url));
const docs = readDocs(folder);
const names = readdirSync(folder).filter((name) => name.endsWith('.md'));

const elementsIn = (nodes: readonly DocsNode[]): Exclude<DocsNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

const idsOf = (name: string) => elementsIn(docs?.page(name)?.nodes ?? []).map(({ props }) => props?.['id']);

describe('a docs page', () => {
  test.each(names)('has a title and no broken links: %s', (name) => {
    const page = docs?.page(name);
    expect(page?.title).toBeTruthy();
    for (const { tag, props } of elementsIn(page?.nodes ?? [])) {
      const address = String(props?.[tag === 'img' ? 'src' : 'href'] ?? '');
      if (address === '' || /^https?:/.test(address)) continue;
      const [path = '', fragment] = address.split('#');
      const target = posix.normalize(path || name);
      if (tag === 'img') expect(docs?.picture(target), address).toBeDefined();
      else expect(docs?.page(target), address).toBeDefined();
      if (fragment) expect(idsOf(target), address).toContain(fragment);
    }
  });
});

describe('renderMarkdown', () => {
  const render = (text: string) => renderMarkdown(text, (href) => href === 'here.md').nodes;

  test('renders a link to an unknown page as text', () => {
    expect(render('[a](here.md) [b](../there.md)')).toEqual([
      {
        tag: 'p',
        props: undefined,
        children: [{ tag: 'a', props: { href: 'here.md' }, children: ['a'] }, ' ', { tag: 'span', children: ['b'] }],
      },
    ]);
  });

  test('renders HTML as text', () => {
    expect(render('<script>alert(1)</script>')).toEqual([
      { tag: 'p', props: undefined, children: ['<script>alert(1)</script>'] },
    ]);
  });

  test('numbers the IDs of duplicate headings', () => {
    expect(
      render('# A\n\n## The `b`\n\n## The b').map((node) => typeof node !== 'string' && node.props?.['id']),
    ).toEqual(['a', 'the-b', 'the-b-1']);
  });
});
