import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import { unshadowed } from '../shared/unshadowed.ts';
import { pagePolicy, POLICY_NAME } from './policy.ts';

function explainRefusal(cause: unknown): Error {
  if (process.env.NODE_ENV === 'production') {
    return new Error(`Loggia: the browser blocked the Trusted Types policy \`${POLICY_NAME}\`.`, { cause });
  }
  return new Error(
    `Loggia: the browser blocked the Trusted Types policy \`${POLICY_NAME}\`, so the server's markup cannot be parsed. ` +
      `If the page's Content-Security-Policy does not allow this name, add it: \`trusted-types ${POLICY_NAME} dompurify\`. ` +
      'If the page loads two copies of @loggia/hooks, keep one (`npm ls @loggia/hooks`). ' +
      "If a development reload ran the module twice, add `'allow-duplicates'` to the directive in development.",
    { cause },
  );
}

/**
 * Parses server-rendered markup into a separate document in which no scripts run and nothing loads. Read text and
 * attributes from it, but never move its nodes into the page. `style` and `on…` attributes become `data-style` and
 * `data-on…`. Forms become unknown elements, so that no field's `name` shadows a property of the form or the document.
 * Works whether or not Trusted Types are enforced (policy `loggia`).
 *
 * @throws Error, with instructions, if Trusted Types are enforced and the page does not allow the policy
 * @throws InvalidResponseError if the markup has an implausible number of forms or fields
 */
export function parseInert(html: string): Document {
  return withoutShadows(parse(withoutInlineCode(html)));
}

function parse(html: string): Document {
  const policy = pagePolicy();
  try {
    return new DOMParser().parseFromString(policy.createHTML(html) as string, 'text/html');
  } catch (error) {
    throw policy.refusal === undefined ? error : explainRefusal(policy.refusal);
  }
}

/**
 * Matches at a `<`: a tag up to the end of its name, a comment or anything parsed as a comment, or just the character
 * itself.
 */
const OPENING = /<(?:(\/?[a-z][^\t\n\f\r />]*)|!(?=--)[^]*?(?:-->|$)|[/!?][^>]*>?)?/iy;
/** Matches an attribute: the preceding characters, its name, and its value including the equals sign. */
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >]*))?/y;
const INLINE_CODE = /^(?:style$|on)/i;
/** Elements whose content is always parsed as text. */
const TEXT_ELEMENT = /^(?:iframe|noembed|noframes|script|style|textarea|title|xmp)$/i;

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** Returns the end of the tag whose name ends at `at`. Adds the positions of its inline code to `found`. */
function walkAttributes(html: string, at: number, found: number[]): number {
  let end = at;
  for (;;) {
    const [attribute = '', name = ''] = matchAt(ATTRIBUTE, html, end) ?? [];
    if (name === '') return html.indexOf('>', end) + 1 || html.length;
    if (INLINE_CODE.test(name)) found.push(end + attribute.indexOf(name));
    end += attribute.length;
  }
}

/** Returns the end of the text in the element whose start tag ends at `at`. */
function endOfText(html: string, at: number, tagName: string): number {
  return matchAt(new RegExp(`</${tagName}[\\t\\n\\f\\r />]|$`, 'gi'), html, at)?.index ?? html.length;
}

/**
 * Returns markup without inline styles and event handlers. Their attributes are prefixed with `data-`, and style
 * elements are removed except for their end tags, which have no effect on their own. Under a strict policy, Chromium
 * (156) reports inline code even in an inert document, which would flood a site's reports with false alarms.
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

/**
 * The maximum number of forms in a response, and the maximum number of fields in these forms. The more there are, the
 * longer browsers take to remove a form or move a field. With 16,000, it takes minutes.
 */
const FORM_LIMIT = 500;
const FIELD_LIMIT = 2000;
const FIELDS_IN_FORMS = 'form :is(button, fieldset, input, object, output, select, textarea)';

/** Elements that become properties of the document under their own name. */
const NAMED_IN_DOCUMENT = 'embed, form, iframe, img, object';

/**
 * Replaces a form with an unknown element. This element still matches selectors, but does not expose its fields as
 * properties.
 */
function plainForm(page: Document, form: Element): void {
  const own = unshadowed(form);
  const plain = page.createElementNS(null, 'form');
  const attributes = [...own.attributes];
  for (const attribute of attributes) plain.setAttributeNode(own.removeAttributeNode(attribute));
  for (let child = own.firstChild; child; child = own.firstChild) plain.append(child);
  own.replaceWith(plain);
}

/** Removes names that would shadow properties of the document or a form. */
export function withoutShadows(page: Document): Document {
  const found = [...unshadowed(page).querySelectorAll(NAMED_IN_DOCUMENT)];
  const forms = found.filter((element) => unshadowed(element).localName === 'form');
  const fieldCount = forms.length > 0 ? unshadowed(page).querySelectorAll(FIELDS_IN_FORMS).length : 0;
  if (forms.length > FORM_LIMIT || fieldCount > FIELD_LIMIT)
    throw new InvalidResponseError(`The markup has too many forms (${forms.length}) or form fields (${fieldCount}).`);
  for (const element of found) {
    const own = unshadowed(element);
    own.removeAttribute('name');
    if (own.localName === 'object') own.removeAttribute('id');
  }
  for (const form of forms) plainForm(page, form);
  return page;
}
