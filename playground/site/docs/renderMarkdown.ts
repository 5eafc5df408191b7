import MarkdownIt, { type Token } from 'markdown-it';
import type { DocsElement, DocsNode } from './DocsNode.ts';

export interface RenderedMarkdown {
  /** The first heading. */
  readonly title: string;
  /** The text of the first paragraph. */
  readonly lead: string;
  readonly nodes: readonly DocsNode[];
}

type OpenElement = DocsElement & { readonly children: DocsNode[] };

/** Focusable, so that keyboard users can scroll tables sideways with the arrow keys. */
const TABLE_FRAME = { className: 'site-docs-table', role: 'group', 'aria-label': 'Table', tabIndex: 0 };

/** Returns the fragment of a heading, as code hosts generate it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const textOf = (node: DocsNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

function propsOf(token: Token): DocsElement['props'] {
  const src = token.attrGet('src');
  if (src !== null) return { src, alt: token.content };
  const href = token.attrGet('href');
  if (href !== null) return { href };
  // Alignment is an inline style, which the policy blocks.
  return token.attrGet('style')?.includes('right') ? { className: 'site-docs-number' } : undefined;
}

/** Returns the element for a token that neither opens nor closes an element. */
function leafOf(token: Token): DocsNode {
  const { type, content } = token;
  if (type === 'softbreak') return ' ';
  if (type === 'image') return { tag: 'img', props: propsOf(token), children: [] };
  if (type === 'code_inline') return { tag: 'code', children: [content] };
  if (type === 'fence' || type === 'code_block')
    return { tag: 'pre', props: { tabIndex: 0 }, children: [{ tag: 'code', children: [content] }] };
  return token.tag === '' ? content : { tag: token.tag, children: [] };
}

/** Builds the elements of a document from its tokens. */
class TreeBuilder {
  readonly #open: OpenElement[] = [{ tag: '', children: [] }];
  readonly #isServed: (href: string) => boolean;

  constructor(isServed: (href: string) => boolean) {
    this.#isServed = isServed;
  }

  get nodes(): readonly DocsNode[] {
    return this.#open[0]?.children ?? [];
  }

  add(tokens: readonly Token[]): this {
    for (const token of tokens) {
      if (token.type === 'inline') this.add(token.children ?? []);
      else if (token.hidden) continue;
      else if (token.nesting === 1) this.#open.push({ tag: this.#tagOf(token), props: propsOf(token), children: [] });
      else if (token.nesting === -1) this.#close();
      else this.#put(leafOf(token));
    }
    return this;
  }

  /** Returns the tag for a token. A link to something that this site does not serve becomes plain text. */
  #tagOf(token: Token): string {
    return token.type === 'link_open' && !this.#isServed(token.attrGet('href') ?? '') ? 'span' : token.tag;
  }

  #close(): void {
    const { tag, props, children } = this.#open.pop() ?? { tag: 'span', children: [] };
    const element = tag === 'span' ? { tag, children } : { tag, props, children };
    this.#put(tag === 'table' ? { tag: 'div', props: TABLE_FRAME, children: [element] } : element);
  }

  #put(node: DocsNode): void {
    this.#open.at(-1)?.children.push(node);
  }
}

const isHeading = (node: DocsNode): node is DocsElement => typeof node !== 'string' && /^h\d$/.test(node.tag);

function nameHeadings(nodes: readonly DocsNode[]): readonly DocsNode[] {
  const taken = new Map<string, number>();
  return nodes.map((node) => {
    if (!isHeading(node)) return node;
    const slug = slugOf(textOf(node));
    const count = taken.get(slug) ?? 0;
    taken.set(slug, count + 1);
    return { ...node, props: { id: count === 0 ? slug : `${slug}-${count}` } };
  });
}

/** Renders a documentation page as elements. `isServed` returns whether this site serves a link's target. */
export function renderMarkdown(text: string, isServed: (href: string) => boolean): RenderedMarkdown {
  const nodes = nameHeadings(new TreeBuilder(isServed).add(new MarkdownIt().parse(text, {})).nodes);
  const firstText = (test: (node: DocsNode) => boolean) => textOf(nodes.find(test) ?? '');
  return {
    title: firstText(isHeading),
    lead: firstText((node) => typeof node !== 'string' && node.tag === 'p'),
    nodes,
  };
}
