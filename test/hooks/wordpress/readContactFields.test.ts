import { describe, expect, test } from 'vitest';
import { fieldsOf, line, wrap } from './contactFormPage.ts';

test('a slider is read as a range field, even though the server validates it as a number', () => {
  const slider =
    '<input type="range" class="wpcf7-form-control wpcf7-range wpcf7-validates-as-number" name="a" min="0">';
  expect(fieldsOf(`<label>Height ${wrap(slider)}</label>`)).toMatchObject([{ type: 'range', label: 'Height', min: 0 }]);
  expect(fieldsOf(line('class="wpcf7-validates-as-date"'))).toMatchObject([{ type: 'date' }]);
});

describe('text around counters', () => {
  const area = wrap('<textarea name="a"></textarea>');
  const count = (direction: string, target = 'a') =>
    `<span class="wpcf7-character-count ${direction}" data-target-name="${target}" data-maximum-value="9">9</span>`;
  const both = `${count('down')} left, <b>${count('up')}</b> typed`;
  const counters = [
    { type: 'count', direction: 'down', after: ' left,' },
    { type: 'count', direction: 'up', after: ' typed' },
  ];

  test.each([
    ['in the label', `<p><label>Message<br>${area}<br>${both}</label></p>`],
    ['on the same line as the field', `<p>Message ${area} ${both}</p>`],
    ['in a separate paragraph', `<p><label>Message ${area}</label></p><p>${both}</p>`],
  ])('is assigned to its counter: %s', (_name, content) => {
    expect(fieldsOf(`${content}<p>Thanks.</p>`)).toMatchObject([
      { type: 'textarea', label: 'Message' },
      ...counters,
      { type: 'paragraph', text: [{ text: 'Thanks.' }] },
    ]);
  });

  test('is also kept before a counter', () => {
    const [, counter] = fieldsOf(`<p><label>Message ${area}</label></p><p>Room (${count('down')})</p>`);
    expect(counter).toMatchObject({ before: 'Room (', after: ')' });
  });

  test('becomes the label of the next field on the same line', () => {
    const fields = fieldsOf(`<p><label>Message ${area}</label><br>${count('up')} Name ${line('', 'b')}</p>`);
    expect(fields.map((field) => 'label' in field && field.label)).toEqual(['Message', false, 'Name']);
    expect(fields[1]).not.toHaveProperty('after', ' Name');
  });
});

describe('a fieldset', () => {
  const named = (name: string) => `<p><label>${name} ${line('', name)}</label></p>`;
  const typesOf = (content: string) => fieldsOf(content).map((field) => ('name' in field && field.name) || field.type);

  test('is a group with its legend and text, in order, and can be nested', () => {
    const inner = `<fieldset><legend>Day <b>or night</b></legend>${named('c')}${named('d')}</fieldset>`;
    const content = `${named('a')}<fieldset><legend>Visit</legend><p>Come in.</p>${named('b')}${inner}</fieldset>${named('e')}`;
    expect(typesOf(content)).toEqual([
      'a',
      'groupStart',
      'paragraph',
      'b',
      'groupStart',
      'c',
      'd',
      'groupEnd',
      'groupEnd',
      'e',
    ]);
    const [, outer, , , innerStart] = fieldsOf(content);
    expect(outer).toEqual({ type: 'groupStart', legend: [{ text: 'Visit' }] });
    expect(innerStart).toMatchObject({ legend: [{ text: 'Day ' }, { text: 'or night', isStrong: true }] });
  });

  test('is a separate group if it follows another one', () => {
    const frame = (legend: string, name: string) =>
      `<fieldset><legend>${legend}</legend>${named(name)}${named(`${name}2`)}</fieldset>`;
    const group = (name: string) => ['groupStart', name, `${name}2`, 'groupEnd'];
    expect(typesOf(frame('A', 'a') + frame('B', 'b'))).toEqual([...group('a'), ...group('b')]);
  });

  test.each([
    ['without a legend', `<fieldset>${named('a')}${named('b')}</fieldset>`],
    ['with an empty legend', `<fieldset><legend> </legend>${named('a')}${named('b')}</fieldset>`],
    ['that is hidden', `<fieldset hidden><legend>Away</legend></fieldset>${named('a')}${named('b')}`],
  ])('is not a group %s', (_name, content) => {
    expect(typesOf(content)).toEqual(['a', 'b']);
  });

  test('can be nested hundreds of times', () => {
    const depth = 400;
    const content = `${'<fieldset><legend>x</legend>'.repeat(depth)}${named('a')}${'</fieldset>'.repeat(depth)}`;
    expect(typesOf(content).filter((type) => type === 'groupEnd')).toHaveLength(depth);
  });
});

describe('a quiz', () => {
  const quiz = wrap(
    '<label><span class="wpcf7-quiz-label">2 + 2?</span> <input class="wpcf7-quiz" name="a"></label>' +
      '<input type="hidden" name="_wpcf7_quiz_answer_a" value="t">',
  );
  test.each([
    ['in a label', `<p><label>Are you human? ${quiz}</label></p>`],
    ['before the quiz', `<p>Are you human?<br>${quiz}</p>`],
  ])('keeps its custom label: %s', (_name, content) => {
    expect(fieldsOf(content)).toMatchObject([
      { type: 'quiz', label: 'Are you human?', question: '2 + 2?', token: 't' },
    ]);
  });

  test('has only its question if it has no custom label', () => {
    expect(fieldsOf(`<p>${quiz}</p>`)).toMatchObject([{ type: 'quiz', label: '', question: '2 + 2?' }]);
  });
});
