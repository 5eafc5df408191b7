/** Elements that only shape their text: it is what remains of them. */
const INLINE = /^(?:a|abbr|b|cite|code|del|em|i|ins|q|s|small|span|strike|strong|sub|sup|u)$/;

/** Elements that stand on lines of their own. */
const BLOCK = /^(?:blockquote|div|li|ol|p|pre|ul)$/;

const WITHOUT_END = /^(?:embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Inline code has other names in an inert document. */
const RENAMED = /^data-(?=on|style$)/;

function writtenElement(element: Element, content: string): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name.replace(RENAMED, '')}="${value}"`);
  const { localName } = element;
  const end = WITHOUT_END.test(localName) ? '' : `</${localName}>`;
  return `<${localName}${attributes.join('')}>${content}${end}`;
}

function isLineBreak(node: Node | null): boolean {
  return node?.nodeName === 'BR';
}

function nodeText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    // The server ends its own lines after each break.
    return isLineBreak(node.previousSibling) ? text.replace(/^\r?\n/, '') : text;
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (isLineBreak(element)) return '\n';
  const content = [...element.childNodes].map(nodeText).join('');
  if (INLINE.test(element.localName)) return content;
  return BLOCK.test(element.localName) ? `${content}\n\n` : writtenElement(element, content);
}

/**
 * What somebody wrote, out of an element of an inert document that a server put it into as it came. Formatting is taken out;
 * everything else that looks like markup was meant to be read, or to do harm: it comes back as the text that was written.
 */
export function sourceText(element: Element | null | undefined): string {
  if (!element) return '';
  const text = [...element.childNodes].map(nodeText).join('');
  return text.replaceAll(/\n\s*\n\s*/g, '\n\n').trim();
}
