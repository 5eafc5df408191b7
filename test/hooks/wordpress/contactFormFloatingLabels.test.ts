import { describe, expect, test } from 'vitest';
import { readContactForm } from '@loggia/hooks/wordpress';

const STATE =
  '<input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1">';
const control = (name: string, markup: string) =>
  `<span class="wpcf7-form-control-wrap" data-name="${name}">${markup}</span>`;

/** Rows of a theme with floating labels: the field first, followed by a label that refers to it by id. */
const ROWS = [
  {
    id: 'f-name',
    label: 'Your name',
    field: control(
      'your-name',
      '<input class="wpcf7-form-control wpcf7-text form-control" id="f-name" placeholder="Name" type="text" name="your-name">',
    ),
  },
  {
    id: 'f-mail',
    label: 'Where we answer',
    field: control(
      'your-email',
      '<input class="wpcf7-form-control wpcf7-email form-control" id="f-mail" placeholder="name@example.com" type="email" name="your-email">',
    ),
  },
  {
    id: 'f-region',
    label: 'Region',
    field: control(
      'region',
      '<select class="wpcf7-form-control wpcf7-select form-select" id="f-region" name="region"><option value="North">North</option></select>',
    ),
  },
  {
    id: 'f-plan',
    label: 'A drawing',
    field: control('plan', '<input class="wpcf7-form-control wpcf7-file" id="f-plan" type="file" name="plan">'),
  },
  {
    id: 'f-story',
    label: 'Your story',
    field: control(
      'story',
      '<textarea class="wpcf7-form-control wpcf7-textarea form-control" id="f-story" placeholder="Story" name="story"></textarea>',
    ),
  },
] as const;
type Row = (typeof ROWS)[number];

/** The field labels, and the text between the fields. */
function read(content: string) {
  const page = new DOMParser().parseFromString(
    `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form class="wpcf7-form init">${STATE}${content}<p><input class="wpcf7-submit" type="submit" value="Send"></p></form></div>`,
    'text/html',
  );
  const { fields } = readContactForm(page.querySelector('form') ?? page.body);
  return {
    labels: fields.flatMap((field) =>
      'name' in field && 'label' in field && field.type !== 'submit' ? field.label : [],
    ),
    words: fields.flatMap((field) =>
      field.type === 'paragraph' || field.type === 'heading' ? field.text.map(({ text }) => text).join('') : [],
    ),
  };
}

describe('a contact form with labels after the fields', () => {
  test.each([
    [
      'in separate boxes',
      ({ id, label, field }) => `<div class="form-floating">${field}<label for="${id}">${label}</label></div>`,
    ],
    [
      'with Contact Form 7’s automatic paragraphs',
      ({ id, label, field }) =>
        `<div class="form-floating">\n<p>${field}<br />\n<label for="${id}">${label}</label>\n</p>\n</div>`,
    ],
    [
      'in separate paragraphs',
      ({ id, label, field }) => `<p>${field}</p>\n<p><label for="${id}">${label}</label></p>\n`,
    ],
    ['all in one paragraph', ({ id, label, field }) => `${field}<br />\n<label for="${id}">${label}</label><br />\n`],
    [
      'in the next cell of a row',
      ({ id, label, field }) =>
        `<table><tbody><tr><td>${field}</td><td><label for="${id}">${label}</label></td></tr></tbody></table>`,
    ],
  ] satisfies readonly (readonly [string, (row: Row) => string])[])(
    'labels each field correctly, without repeating the label: %s',
    (_how, rowOf) => {
      expect(read(ROWS.map((row) => rowOf(row)).join(''))).toEqual({
        labels: ROWS.map(({ label }) => label),
        words: [],
      });
    },
  );

  test('keeps other text between the fields', () => {
    const [name, mail] = ROWS;
    const content =
      `<p>${name.field}<label for="${name.id}">${name.label}</label> as on your passport</p>` +
      `<p>${mail.field}<label for="${mail.id}">${mail.label}</label></p>`;
    expect(read(content)).toEqual({ labels: [name.label, mail.label], words: ['as on your passport'] });
  });
});
