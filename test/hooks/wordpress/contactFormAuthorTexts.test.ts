import { describe, expect, test } from 'vitest';
import type { ContactFormDescription } from '@loggia/hooks';
import { readContactForm } from '@loggia/hooks/wordpress';

const STATE =
  '<input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1">';

/** The fields of a form with custom content, as printed by Contact Form 7. */
function fieldsOf(content: string): ContactFormDescription['fields'] {
  const page = new DOMParser().parseFromString(
    `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form class="wpcf7-form init">${STATE}${content}</form></div>`,
    'text/html',
  );
  return readContactForm(page.querySelector('form') ?? page.body).fields;
}

const control = (name: string, markup: string) =>
  `<span class="wpcf7-form-control-wrap" data-name="${name}">${markup}</span>`;
const CAPTCHA =
  '<input type="hidden" name="_wpcf7_captcha_challenge_code" value="31415">' +
  '<img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-code" width="72" height="24" alt="captcha" src="/captcha/31415.png">' +
  control('code', '<input size="40" class="wpcf7-form-control wpcf7-captchar" type="text" name="code">');
const FILE = control('plan', '<input size="40" class="wpcf7-form-control wpcf7-file" type="file" name="plan">');
const REGIONS = control(
  'region',
  '<select class="wpcf7-form-control wpcf7-select" name="region"><option value="North">North</option></select>',
);
const counter = (direction: 'down' | 'up') =>
  `<span class="wpcf7-character-count ${direction}" data-target-name="story" data-starting-value="0" data-current-value="0" data-maximum-value="200">0</span>`;
const STORY = control('story', '<textarea class="wpcf7-form-control wpcf7-textarea" name="story"></textarea>');

/** All text outside of fields. */
const looseWords = (content: string) =>
  fieldsOf(content).flatMap((field) =>
    field.type === 'paragraph' || field.type === 'heading' ? [JSON.stringify(field.text)] : [],
  );

describe('custom text for a field', () => {
  test.each([
    ['around a captcha', 'captcha', `<p><label> Letters of the picture<br>\n${CAPTCHA}</label></p>`],
    ['before a captcha', 'captcha', `<p>Letters of the picture<br>\n${CAPTCHA}</p>`],
    ['around a file', 'file', `<p><label> Letters of the picture<br>\n${FILE}</label></p>`],
    ['in a legend around a file', 'file', `<fieldset><legend>Letters of the picture</legend>${FILE}</fieldset>`],
    ['in a legend around a select', 'select', `<fieldset><legend>Letters of the picture</legend>${REGIONS}</fieldset>`],
  ])('%s is used as its label and not repeated as a paragraph', (_where, type, content) => {
    expect(fieldsOf(content)).toContainEqual(expect.objectContaining({ type, label: 'Letters of the picture' }));
    expect(looseWords(content)).toEqual([]);
  });

  test('after each of two counters is assigned to that counter', () => {
    const content = `<p>${STORY}<br>${counter('up')} of 200 typed, ${counter('down')} to go</p>`;
    const counts = fieldsOf(content).filter((field) => field.type === 'count');
    expect(counts.map(({ direction, before = '', after = '' }) => `${direction}: ${before}#${after}`)).toEqual([
      expect.stringMatching(/^up: # ?of 200 typed, ?$/),
      expect.stringMatching(/^down: # ?to go$/),
    ]);
    expect(looseWords(content)).toEqual([]);
  });
});
