import type { CommentRules } from '../backend/CommentStore.ts';
import type { FormField } from '../rest/types.ts';
import { attributeOf } from './attributeOf.ts';
import { toFlag } from './toFlag.ts';
import { toWebAddress } from './toWebAddress.ts';
import type { AnswerContext } from './types.ts';

/** What the comment form of an answer says. */
export interface WordPressCommentForm {
  readonly rules: CommentRules;
  /** Where comments are posted to, for the image that the answer is about. */
  readonly url: string | undefined;
  /** What proves that a post comes from the form, under the names that it has there; none on servers that ask for none. */
  readonly proofs: readonly FormField[];
}

const CAPTCHA_LENGTH = 6;

/** `bwg_nonce` since Photo Gallery 1.8.46, `_wpnonce` before. */
function proofsOf(form: Element): readonly FormField[] {
  return [...form.querySelectorAll('input[name*="nonce" i]')].flatMap((input): readonly FormField[] => {
    const value = attributeOf(input, 'value');
    return value ? [[attributeOf(input, 'name'), value]] : [];
  });
}

/** The picture's address, which the form itself may leave to a script. */
function captchaUrl(form: Element, base: string): string | undefined {
  if (!form.querySelector('[name="bwg_captcha_input"]')) return undefined;
  const image = form.querySelector('#bwg_captcha_img, img[src*="action=bwg_captcha"]');
  const address = attributeOf(image, 'src') || `?action=bwg_captcha&digit=${CAPTCHA_LENGTH}&i=`;
  return toWebAddress(address, base);
}

/** The form within an inert document; undefined where there is none. `base` is the address of the ajax calls. */
export function readCommentForm(root: ParentNode, { base }: AnswerContext): WordPressCommentForm | undefined {
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
      privacyPolicyUrl: toWebAddress(attributeOf(policyLink, 'href'), base),
      isModerated: toFlag(attributeOf(find('#bwg_comment_moderation'), 'value')) ?? false,
      fixedName: attributeOf(find('[name="bwg_name"][readonly]'), 'value') || undefined,
      knownEmail: attributeOf(email, 'value') || undefined,
    },
    url: toWebAddress(attributeOf(form, 'action'), base),
    proofs: proofsOf(form),
  };
}
