import { readContactForm } from '../../../hooks/adapters/wordpress/contactForm/markup/readContactForm.ts';

export const STATE =
  '<input type="hidden" name="_wpcf7" value="7"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f7-o1">';
/** A separate document that loads nothing. */
export const pageOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
/** A server-rendered form with this content. */
export const formOf = (content: string, attributes = ''): Element => {
  const page = pageOf(`<div class="wpcf7" id="wpcf7-f7-o1"><form ${attributes}>${STATE}${content}</form></div>`);
  return page.querySelector('form') ?? page.body;
};
export const fieldsOf = (content: string) => readContactForm(formOf(content)).fields;
/** The wrapper around each control. */
export const wrap = (control: string, name = 'a') =>
  `<span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span>`;
/** A text input. */
export const line = (attributes = '', name = 'a') => wrap(`<input type="text" name="${name}" ${attributes}>`, name);
