import { describe, expect, test } from 'vitest';
import { fieldsOf, line, wrap } from './contactFormPage.ts';

test('a slider is a slider, though the server checks it as a number', () => {
  const slider =
    '<input type="range" class="wpcf7-form-control wpcf7-range wpcf7-validates-as-number" name="a" min="0">';
  expect(fieldsOf(`<label>Height ${wrap(slider)}</label>`)).toMatchObject([{ type: 'range', label: 'Height', min: 0 }]);
  expect(fieldsOf(line('class="wpcf7-validates-as-date"'))).toMatchObject([{ type: 'date' }]);
});

describe('words around counters', () => {
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
    ['in the line of the field', `<p>Message ${area} ${both}</p>`],
    ['in a paragraph of their own', `<p><label>Message ${area}</label></p><p>${both}</p>`],
  ])('stay with their numbers: %s', (_name, content) => {
    expect(fieldsOf(`${content}<p>Thanks.</p>`)).toMatchObject([
      { type: 'textarea', label: 'Message' },
      ...counters,
      { type: 'paragraph', text: [{ text: 'Thanks.' }] },
    ]);
  });

  test('stand before a number too', () => {
    const [, counter] = fieldsOf(`<p><label>Message ${area}</label></p><p>Room (${count('down')})</p>`);
    expect(counter).toMatchObject({ before: 'Room (', after: ')' });
  });

  test('name the next field where they lead to it', () => {
    const fields = fieldsOf(`<p><label>Message ${area}</label><br>${count('up')} Name ${line('', 'b')}</p>`);
    expect(fields.map((field) => 'label' in field && field.label)).toEqual(['Message', false, 'Name']);
    expect(fields[1]).not.toHaveProperty('after', ' Name');
  });
});

describe('a frame of an author', () => {
  const named = (name: string) => `<p><label>${name} ${line('', name)}</label></p>`;
  const typesOf = (content: string) => fieldsOf(content).map((field) => ('name' in field && field.name) || field.type);

  test('is a group under its legend, with the words in it, in order and one in another', () => {
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

  test('after another one begins after that one has ended', () => {
    const frame = (legend: string, name: string) =>
      `<fieldset><legend>${legend}</legend>${named(name)}${named(`${name}2`)}</fieldset>`;
    const group = (name: string) => ['groupStart', name, `${name}2`, 'groupEnd'];
    expect(typesOf(frame('A', 'a') + frame('B', 'b'))).toEqual([...group('a'), ...group('b')]);
  });

  test.each([
    ['without a legend', `<fieldset>${named('a')}${named('b')}</fieldset>`],
    ['with an empty one', `<fieldset><legend> </legend>${named('a')}${named('b')}</fieldset>`],
    ['that is put away', `<fieldset hidden><legend>Away</legend></fieldset>${named('a')}${named('b')}`],
  ])('is refused: %s', (_name, content) => {
    expect(typesOf(content)).toEqual(['a', 'b']);
  });

  test('hundreds in each other are read', () => {
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
    ['before it', `<p>Are you human?<br>${quiz}</p>`],
  ])('keeps the label of its author: %s', (_name, content) => {
    expect(fieldsOf(content)).toMatchObject([
      { type: 'quiz', label: 'Are you human?', question: '2 + 2?', token: 't' },
    ]);
  });

  test('without one has its question alone', () => {
    expect(fieldsOf(`<p>${quiz}</p>`)).toMatchObject([{ type: 'quiz', label: '', question: '2 + 2?' }]);
  });
});
