import { describe, expect, test } from 'vitest';
import type { ContactFormDescription } from '@loggia/hooks';
import { readContactForm } from '@loggia/hooks/wordpress';

const STATE =
  '<input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1">';
const control = (name: string, markup: string) =>
  `<span class="wpcf7-form-control-wrap" data-name="${name}">${markup}</span>`;
const NAME = control('your-name', '<input class="wpcf7-form-control wpcf7-text" type="text" name="your-name">');
const MAIL = control('your-email', '<input class="wpcf7-form-control wpcf7-email" type="email" name="your-email">');
const REGION = control(
  'region',
  '<select class="wpcf7-form-control wpcf7-select" name="region"><option value="North">North</option></select>',
);
const STORY = control('story', '<textarea class="wpcf7-form-control wpcf7-textarea" name="story"></textarea>');
const box = (value: string) =>
  `<span class="wpcf7-list-item"><input type="radio" name="light" value="${value}"><span class="wpcf7-list-item-label">${value}</span></span>`;
const LIGHT = control('light', `<span class="wpcf7-form-control wpcf7-radio">${box('Dawn')}${box('Dusk')}</span>`);
const ROWS = [
  ['Your name', NAME],
  ['Your email', MAIL],
  ['Region', REGION],
  ['Light', LIGHT],
  ['Your story', STORY],
] as const;

/** The fields of a form with custom content, as printed by Contact Form 7. */
function fieldsOf(content: string): ContactFormDescription['fields'] {
  const page = new DOMParser().parseFromString(
    `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form class="wpcf7-form init">${STATE}${content}<p><input class="wpcf7-submit" type="submit" value="Send"></p></form></div>`,
    'text/html',
  );
  return readContactForm(page.querySelector('form') ?? page.body).fields;
}

/** The field labels, and the text between the fields. */
function read(content: string) {
  const fields = fieldsOf(content);
  return {
    labels: fields.flatMap((field) =>
      'name' in field && 'label' in field && field.type !== 'submit' ? field.label : [],
    ),
    words: fields.flatMap((field) =>
      field.type === 'paragraph' || field.type === 'heading' ? field.text.map(({ text }) => text).join('') : [],
    ),
  };
}
const LABELS = ROWS.map(([term]) => term);

describe('a contact form with fields in a definition list', () => {
  test.each([
    ['as written in an editor', ([term, field]) => `<dt>${term}</dt>\n<dd>${field}</dd>\n`],
    [
      'with Contact Form 7’s automatic paragraphs',
      ([term, field]) => `<dt>\n<p>${term}\n</p>\n</dt>\n<dd>\n<p>${field}\n</p>\n</dd>\n`,
    ],
    ['with a group around each row', ([term, field]) => `<div class="row"><dt>${term}</dt><dd>${field}</dd></div>`],
    ['with bold terms', ([term, field]) => `<dt><strong>${term}</strong></dt><dd><br>${field}</dd>`],
  ] satisfies readonly (readonly [string, (row: (typeof ROWS)[number]) => string])[])(
    'labels each field with its term, without repeating the term: %s',
    (_how, rowOf) => {
      expect(read(`<dl>${ROWS.map((row) => rowOf(row)).join('')}</dl>`)).toEqual({ labels: LABELS, words: [] });
    },
  );

  test('keeps a hint after a field, but does not use the hint as the next label', () => {
    const list = `<dl><dt>Your name</dt><dd>${NAME}<p>As on your passport</p></dd><dt>Your email</dt><dd>${MAIL}</dd></dl>`;
    expect(read(list)).toEqual({ labels: ['Your name', 'Your email'], words: ['As on your passport'] });
  });

  test('keeps the text before the list', () => {
    const list = `<p>Write to us.</p><dl><dt>Your name</dt><dd>${NAME}</dd></dl>`;
    expect(read(list)).toEqual({ labels: ['Your name'], words: ['Write to us.'] });
  });
});

describe('a contact form with several fields in a table row', () => {
  test.each(['td', 'th'])('labels each field with the preceding %s', (cell) => {
    const row = ROWS.map(([term, field]) => `<${cell}>${term}</${cell}>\n<td>${field}</td>\n`).join('');
    expect(read(`<table><tr>${row}</tr></table>`)).toEqual({ labels: LABELS, words: [] });
  });

  test('keeps the text after a field, but does not use the text as the next label', () => {
    const row = `<td>Your name</td><td>${NAME} in full</td><td>${MAIL}</td>`;
    expect(read(`<table><tr>${row}</tr></table>`)).toEqual({ labels: ['Your name', 'your email'], words: ['in full'] });
  });
});
