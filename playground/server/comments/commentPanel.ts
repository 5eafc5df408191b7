import { ADMIN_AJAX_PATH } from '../constants.ts';
import { escapeHtml, hiddenInput } from '../wire/markup.ts';
import { commentBlocks } from './commentBlocks.ts';
import type { CommentRow } from './createCommentStore.ts';
import { PRIVACY_POLICY_PATH } from './constants.ts';

/** The editor's rules for comments in one gallery. */
export interface CommentOptions {
  readonly hasEmail: boolean;
  readonly hasCaptcha: boolean;
  readonly hasPrivacyPolicy: boolean;
  readonly isModerated: boolean;
  /** Whether the form contains a proof that is sent with a comment (Photo Gallery 1.8.46). @default false */
  readonly hasProof?: boolean;
}

export interface CommentPanel {
  readonly origin: string;
  /** The URL that the form posts to. */
  readonly action: string;
  readonly imageId: number;
  readonly options: CommentOptions;
  readonly comments: readonly CommentRow[];
  /** Proves that a comment comes from the form; undefined if the emulated version has none. */
  readonly proof?: string | undefined;
  /** The logged-in user's name and the nonce for deleting comments. */
  readonly admin: { readonly name: string; readonly nonce: string } | null;
}

const error = (field: string): string => `<span class="bwg_comment_error bwg_comment_${field}_error"></span>`;

const line = (content: string, field: string): string => `<p>${content}${error(field)}</p>`;

function nameLine({ admin }: CommentPanel): string {
  const fixed = admin ? ` readonly="readonly" value="${escapeHtml(admin.name)}"` : ' value=""';
  return line(
    `<label for="bwg_name">Name</label><input class="bwg-validate" type="text" name="bwg_name" id="bwg_name"${fixed}>`,
    'name',
  );
}

const EMAIL =
  '<label for="bwg_email">Email</label><input class="bwg-validate" type="text" name="bwg_email" id="bwg_email" value="">';
const TEXT =
  '<label for="bwg_comment">Comment</label>' +
  '<textarea class="bwg-validate bwg_comment_textarea" name="bwg_comment" id="bwg_comment"></textarea>';

function captchaLine({ origin }: CommentPanel): string {
  const address = escapeHtml(`${origin}${ADMIN_AJAX_PATH}?action=bwg_captcha&digit=6&i=`);
  return line(
    '<label for="bwg_captcha_input">Verification Code</label>' +
      '<input id="bwg_captcha_input" name="bwg_captcha_input" class="bwg_captcha_input" type="text" autocomplete="off">' +
      `<img id="bwg_captcha_img" class="bwg_captcha_img" type="captcha" digit="6" src="${address}">` +
      '<span id="bwg_captcha_refresh" class="bwg_captcha_refresh"></span>',
    'captcha',
  );
}

function privacyLine({ origin }: CommentPanel): string {
  return line(
    '<label for="bwg_comment_privacy_policy">' +
      '<input id="bwg_comment_privacy_policy" name="bwg_comment_privacy_policy" type="checkbox" value="1">' +
      `I consent collecting this data according to the <a href="${origin}${PRIVACY_POLICY_PATH}" target="_blank">` +
      'privacy policy</a></label>',
    'privacy_policy',
  );
}

const flag = (isOn: boolean): string => (isOn ? '1' : '');

/** Returns the real server's sidebar: the form, then the list. */
export function commentPanel(panel: CommentPanel): string {
  const { action, options, comments, imageId, admin, proof } = panel;
  const fields = [
    nameLine(panel),
    options.hasEmail ? line(EMAIL, 'email') : '',
    line(TEXT, 'textarea'),
    options.hasCaptcha ? captchaLine(panel) : '',
    options.hasPrivacyPolicy ? privacyLine(panel) : '',
    '<p><input class="bwg_submit" type="submit" name="bwg_submit" id="bwg_submit" value="Submit"></p>',
    '<p class="bwg_comment_waiting_message">Your comment is awaiting moderation</p>',
    hiddenInput({ id: 'ajax_task', name: 'ajax_task', value: '' }),
    hiddenInput({ id: 'image_id', name: 'image_id', value: String(imageId) }),
    hiddenInput({ id: 'comment_id', name: 'comment_id', value: '' }),
    hiddenInput({ id: 'bwg_comment_moderation', value: flag(options.isModerated) }),
    hiddenInput({ id: 'bwg_popup_enable_captcha', value: flag(options.hasCaptcha) }),
    proof ? hiddenInput({ id: 'bwg_nonce', name: 'bwg_nonce', value: proof }) + error('bwg_nonce') : '',
    admin ? hiddenInput({ name: '_wpnonce', value: admin.nonce }) : '',
  ];
  return (
    '<div class="bwg_comment_wrap"><div class="bwg_comment_container"><div class="bwg_comments">' +
    '<div class="bwg_comments_close"></div>' +
    `<form id="bwg_comment_form" method="post" action="${escapeHtml(action)}">${fields.join('')}</form>` +
    `<div id="bwg_added_comments">${commentBlocks(comments, admin !== null)}</div></div></div></div>`
  );
}
