import type { ContactFormText, ContactFormTextRun } from '../../../../data/backend/ContactFormText.ts';
import { withoutEnd } from '../../../../core/shared/foreignValues.ts';
import { safeHref } from '../../../../core/shared/urls.ts';
import { attributeOf } from '../../markup.ts';
import { isPutAway, isServersOwn, type Control } from './controls.ts';

export type LayoutItem = { readonly control: Control } | { readonly item: TextItem };

/** Whether the text inside a control belongs to the control rather than to the layout. */
const isClosed = ({ kind }: Control): boolean => kind === 'choices' || kind === 'acceptance' || kind === 'count';

/** Returns the fields and text in a form, in document order. */
export function layoutItems(form: Element, controls: readonly Control[]): readonly LayoutItem[] {
  const byAnchor = new Map(controls.map((control) => [control.anchor, control] as const));
  const items: LayoutItem[] = [];
  const walkChildren = (parent: Node): void => {
    for (let child = parent.firstChild; child; child = child.nextSibling) walk(child);
  };
  const walk = (node: Node): void => {
    const control = node instanceof Element ? byAnchor.get(node) : undefined;
    if (control) items.push({ control });
    if (node instanceof Element) {
      if (isServersOwn(node) || (control && isClosed(control))) return;
      if (isPutAway(node)) {
        // The text of a hidden element is skipped, but its inputs are submitted.
        items.push(
          ...controls
            .filter(({ anchor }) => anchor !== node && node.contains(anchor))
            .map((each) => ({ control: each })),
        );
        return;
      }
    }
    const item = toTextItem(node);
    if (item) items.push({ item });
    walkChildren(node);
  };
  walkChildren(form);
  return items;
}

/** Returns the text items in an element. */
export function textItemsIn(element: Element): readonly TextItem[] {
  return layoutItems(element, []).flatMap((each) => ('item' in each ? [each.item] : []));
}

/** A piece of text or a line break on the page. */
export interface TextItem {
  readonly text: string;
  readonly node: Node;
  /** The nearest block element around the text or line break. */
  readonly block: Element;
}

const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo br cite code del dfn em font i img ins kbd label mark q s samp small span strong sub sup time u var ' +
    'wbr'
  ).split(' '),
);

/** Returns the nearest block element around a node. */
export function blockOf(node: Node): Element | null {
  let element = node.parentElement;
  while (element && INLINE.has(element.localName)) element = element.parentElement;
  return element;
}

/** Converts a node to a text item, or `undefined` if it has no text. */
function toTextItem(node: Node): TextItem | undefined {
  const block = blockOf(node);
  if (!block) return undefined;
  if (node.nodeType === Node.TEXT_NODE) return { text: (node.nodeValue ?? '').replaceAll(/\s+/g, ' '), node, block };
  if (!(node instanceof Element)) return undefined;
  if (node.localName === 'br') return { text: '\n', node, block };
  const alternative = node.localName === 'img' ? attributeOf(node, 'alt') : '';
  return alternative ? { text: alternative.replaceAll(/\s+/g, ' '), node, block } : undefined;
}

function marksOf({ node }: TextItem): Omit<ContactFormTextRun, 'text'> {
  const element = node.parentElement;
  const link = element?.closest('a[href]');
  const href = link ? safeHref(attributeOf(link, 'href')) : undefined;
  return {
    ...(href !== undefined && { href }),
    ...(element?.closest('strong, b') && { isStrong: true }),
    ...(element?.closest('em, i') && { isEmphasized: true }),
  };
}

const isSameMarks = (one: Omit<ContactFormTextRun, 'text'>, other: Omit<ContactFormTextRun, 'text'>): boolean =>
  one.href === other.href && one.isStrong === other.isStrong && one.isEmphasized === other.isEmphasized;

const BLANK = ' ';
const LINE_BREAK = '\n';

/** Trims trailing whitespace, even if it spans several pieces. */
function trimEnd(pieces: ContactFormTextRun[], blanks: string): void {
  for (let last = pieces.pop(); last; last = pieces.pop()) {
    const text = withoutEnd(last.text, blanks);
    if (text === '') continue;
    pieces.push({ ...last, text });
    return;
  }
}

/** Joins adjacent pieces with the same formatting. */
function joinPieces(pieces: readonly ContactFormTextRun[]): ContactFormText {
  const runs: { readonly marks: Omit<ContactFormTextRun, 'text'>; readonly texts: string[] }[] = [];
  for (const { text, ...marks } of pieces) {
    const last = runs.at(-1);
    if (last && isSameMarks(last.marks, marks)) last.texts.push(text);
    else runs.push({ marks, texts: [text] });
  }
  return runs.map(({ marks, texts }) => ({ ...marks, text: texts.join('') }));
}

/** Returns text as a browser displays it, with whitespace collapsed and trimmed. */
export function toText(items: readonly TextItem[]): ContactFormText {
  const pieces: ContactFormTextRun[] = [];
  for (const item of items) {
    if (item.text === LINE_BREAK) {
      trimEnd(pieces, BLANK);
      const end = pieces.at(-1);
      if (end) pieces.push({ ...end, text: LINE_BREAK });
      continue;
    }
    const end = pieces.at(-1)?.text.at(-1) ?? BLANK;
    const text = end === BLANK || end === LINE_BREAK ? item.text.replace(/^ +/, '') : item.text;
    if (text !== '') pieces.push({ ...marksOf(item), text });
  }
  trimEnd(pieces, BLANK + LINE_BREAK);
  return joinPieces(pieces);
}

export function toPlainText(text: ContactFormText): string {
  return text.map((run) => run.text.replaceAll('\n', ' ')).join('');
}
