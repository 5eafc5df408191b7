import type { CommentRules, ImageComment } from '../../../data/backend/CommentStore.ts';
import type { FormField } from '../../../data/rest/types.ts';
import { attributeOf } from '../markup.ts';
import { toFlag, toWebUrl } from '../wireValues.ts';
import type { ResponseContext } from '../types.ts';

/** The comment form in a response. */
export interface WordPressCommentForm {
  readonly rules: CommentRules;
  /** URL that comments on the response's image are posted to. */
  readonly url: string | undefined;
  /** The nonce fields. They prove that a post comes from the form. Empty if the server doesn't use nonces. */
  readonly proofs: readonly FormField[];
}

const CAPTCHA_LENGTH = 6;

/** Returns the nonce fields: `bwg_nonce` since Photo Gallery 1.8.46, and `_wpnonce` in earlier versions. */
function proofsOf(form: Element): readonly FormField[] {
  return [...form.querySelectorAll('input[name*="nonce" i]')].flatMap((input): readonly FormField[] => {
    const value = attributeOf(input, 'value');
    return value ? [[attributeOf(input, 'name'), value]] : [];
  });
}

/**
 * Returns the URL of the captcha image. If the markup does not contain the URL because a script sets it, returns the
 * URL that the plugin uses.
 */
function captchaUrl(form: Element, base: string): string | undefined {
  if (!form.querySelector('[name="bwg_captcha_input"]')) return undefined;
  const image = form.querySelector('#bwg_captcha_img, img[src*="action=bwg_captcha"]');
  const address = attributeOf(image, 'src') || `?action=bwg_captcha&digit=${CAPTCHA_LENGTH}&i=`;
  return toWebUrl(address, base);
}

/** Reads the form from an inert document. Returns `undefined` if there is none. `base` is the Ajax endpoint's URL. */
export function readCommentForm(root: ParentNode, { base }: ResponseContext): WordPressCommentForm | undefined {
  const form = root.querySelector('#bwg_comment_form');
  if (!form) return undefined;
  const find = (selector: string): Element | null => form.querySelector(selector);
  const privacyBox = find('#bwg_comment_privacy_policy, [name="bwg_comment_privacy_policy"]');
  const policyLink = privacyBox?.parentElement?.querySelector('a[href]');
  const email = find('[name="bwg_email"]');
  return {
    rules: {
      hasEmail: email !== null,
      captchaUrl: captchaUrl(form, base),
      hasPrivacyPolicy: privacyBox !== null,
      privacyPolicyUrl: toWebUrl(attributeOf(policyLink, 'href'), base),
      isModerated: toFlag(attributeOf(find('#bwg_comment_moderation'), 'value')) ?? false,
      fixedName: attributeOf(find('[name="bwg_name"][readonly]'), 'value') || undefined,
      knownEmail: attributeOf(email, 'value') || undefined,
    },
    url: toWebUrl(attributeOf(form, 'action'), base),
    proofs: proofsOf(form),
  };
}

const BLOCK_ID = /^bwg_comment_block_(\d+)$/;

function readComment(block: Element): ImageComment | undefined {
  const [, id] = BLOCK_ID.exec(block.id) ?? [];
  if (id === undefined) return undefined;
  const find = (selector: string): Element | null => block.querySelector(selector);
  return {
    id,
    author: sourceText(find('.bwg_comment_header')),
    date: sourceText(find('.bwg_comment_date')) || undefined,
    text: sourceText(find('.bwg_comment_body')),
    canDelete: find(':scope > .bwg_comment_header_p > .bwg_comment_delete_btn') !== null,
  };
}

/** Reads the comments from an inert document, in order. Markup within a comment is never treated as another comment. */
export function readComments(root: ParentNode): readonly ImageComment[] {
  const comments = new Map<string, ImageComment>();
  for (const block of root.querySelectorAll('[id^="bwg_comment_block_"]')) {
    const isWithin = block.parentElement?.closest('[id^="bwg_comment_block_"]') != null;
    const comment = isWithin ? undefined : readComment(block);
    if (comment && !comments.has(comment.id)) comments.set(comment.id, comment);
  }
  return [...comments.values()];
}

/** Inline elements that are replaced by their text. */
const INLINE = /^(?:a|abbr|b|cite|code|del|em|i|ins|q|s|small|span|strike|strong|sub|sup|u)$/;

/** Block elements. */
const BLOCK = /^(?:blockquote|div|li|ol|p|pre|ul)$/;

const WITHOUT_END = /^(?:embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Prefix that the inert document has added to attributes with inline code or styles. */
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
    // The server adds a line break after each `<br>`.
    return isLineBreak(node.previousSibling) ? text.replace(/^\r?\n/, '') : text;
  }
  if (!(node instanceof Element)) return '';
  if (isLineBreak(node)) return '\n';
  const content = [...node.childNodes].map(nodeText).join('');
  if (INLINE.test(node.localName)) return content;
  return BLOCK.test(node.localName) ? `${content}\n\n` : writtenElement(node, content);
}

/**
 * Returns the text that a user wrote, from an element where the server inserted it unescaped. Formatting is removed,
 * and all other markup is returned as literal text.
 */
export function sourceText(element: Element | null | undefined): string {
  if (!element) return '';
  const text = [...element.childNodes].map(nodeText).join('');
  return text.replaceAll(/\n\s*\n\s*/g, '\n\n').trim();
}
