import type { ContactFormDescription } from '@loggia/hooks';
import { attributes, escapeHtml } from '../../wire/markup.ts';
import { fieldMarkup } from './fieldMarkup.ts';

export interface ContactFormMarkupOptions {
  readonly generation: 'newer' | 'older';
  readonly form: ContactFormDescription;
}

const COMMON_TITLE = 'Contact form';

/** Returns the server's own hidden fields, which precede all others. */
function stateMarkup({ generation, form }: ContactFormMarkupOptions, unitTag: string): string {
  const state = [
    ['_wpcf7', form.id],
    ['_wpcf7_version', form.serverVersion ?? ''],
    ['_wpcf7_locale', form.locale ?? ''],
    ['_wpcf7_unit_tag', unitTag],
    ['_wpcf7_container_post', form.containerId ?? ''],
    ['_wpcf7_posted_data_hash', form.initialResponse?.continuation ?? ''],
  ];
  const inputs = state.map(([name, value]) => `<input${attributes({ type: 'hidden', name, value })} />\n`).join('');
  return generation === 'newer'
    ? `<fieldset class="hidden-fields-container">${inputs}</fieldset>\n`
    : `<div style="display: none;">\n${inputs}</div>\n`;
}

/** Returns a contact form as the server of either generation prints it, with the response if it was posted. */
export function contactFormMarkup(options: ContactFormMarkupOptions): string {
  const { generation, form } = options;
  const response = form.initialResponse;
  const unitTag = form.unitTag ?? `wpcf7-f${form.id}-o1`;
  const status = response?.outcome ?? 'init';
  const errors = new Map(
    response?.invalidFields.map(({ name, message }) => [name.replaceAll('.', '_'), message] as const),
  );
  const errorOf = (name: string): string | undefined => errors.get(name.replaceAll('.', '_'));
  const items = [...errors].map(
    ([name, message]) => `<li${attributes({ id: `${unitTag}-ve-${name}` })}>${escapeHtml(message)}</li>`,
  );
  const newer = { class: 'wpcf7 no-js', id: unitTag, lang: 'en-US', dir: 'ltr', 'data-wpcf7-id': form.id };
  const older = { role: 'form', class: 'wpcf7', id: unitTag, lang: 'en-US', dir: 'ltr' };
  const own = {
    action: form.action ?? `#${unitTag}`,
    method: 'post',
    class: `wpcf7-form ${status}${form.isAcceptanceValidated ? ' wpcf7-acceptance-as-validation' : ''}`,
    enctype: form.fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined,
    'aria-label': form.title ?? COMMON_TITLE,
    novalidate: 'novalidate',
    'data-status': status,
  };
  const message = escapeHtml(response?.message ?? '');
  return (
    `<div${attributes(generation === 'newer' ? newer : older)}>\n` +
    `<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">${message}</p>` +
    ` <ul>${items.join('\n')}</ul></div>\n` +
    `<form${attributes(own)}>\n${stateMarkup(options, unitTag)}` +
    form.fields.map((field) => fieldMarkup(field, { generation, errorOf })).join('') +
    `<div class="wpcf7-response-output" aria-hidden="true">${message}</div>\n</form>\n</div>\n`
  );
}
