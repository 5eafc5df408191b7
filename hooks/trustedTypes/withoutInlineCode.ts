/** From a `<` on: a tag as far as its name, or a whole comment, or what is read as one, or nothing but the sign. */
const OPENING = /<(?:(\/?[a-z][^\t\n\f\r />]*)|!(?=--)[^]*?(?:-->|$)|[/!?][^>]*>?)?/iy;
/** An attribute: the characters before it, its name, and its value with the equals sign. */
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >]*))?/y;
const INLINE_CODE = /^(?:style$|on)/i;
/** Elements whose content is text, whatever it looks like. */
const TEXT_ELEMENT = /^(?:iframe|noembed|noframes|script|style|textarea|title|xmp)$/i;

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** Returns the end of the tag whose name ends at `at`. `found` gets the places of its inline code. */
function walkAttributes(html: string, at: number, found: number[]): number {
  let end = at;
  for (;;) {
    const [attribute = '', name = ''] = matchAt(ATTRIBUTE, html, end) ?? [];
    if (name === '') return html.indexOf('>', end) + 1 || html.length;
    if (INLINE_CODE.test(name)) found.push(end + attribute.indexOf(name));
    end += attribute.length;
  }
}

/** Returns the end of the text of the element whose start tag ends at `at`. */
function endOfText(html: string, at: number, tagName: string): number {
  return matchAt(new RegExp(`</${tagName}[\\t\\n\\f\\r />]|$`, 'gi'), html, at)?.index ?? html.length;
}

/**
 * Markup whose inline styles and event handlers a browser no longer sees: those attributes get `data-` before their name, and
 * style elements are gone but for their end tags, which mean nothing alone. Chromium (156) reports them against a strict
 * policy even in a document in which nothing is ever applied, whatever parses it, and the reports of a site should hold no
 * false alarms.
 */
export function withoutInlineCode(html: string): string {
  let result = '';
  let copied = 0;
  for (let start = html.indexOf('<'), at = start; start !== -1; start = html.indexOf('<', at)) {
    const [opening = '', tagName = ''] = matchAt(OPENING, html, start) ?? [];
    at = start + opening.length;
    if (tagName === '') continue;
    const found: number[] = [];
    at = walkAttributes(html, at, found);
    if (TEXT_ELEMENT.test(tagName)) at = endOfText(html, at, tagName);
    if (/^style$/i.test(tagName)) {
      result += html.slice(copied, start);
      copied = at;
    } else if (!tagName.startsWith('/')) {
      for (const place of found) {
        result += `${html.slice(copied, place)}data-`;
        copied = place;
      }
    }
  }
  return result + html.slice(copied);
}
