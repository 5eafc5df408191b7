import type {
  ContactFormChoice,
  ContactFormChoiceField,
  ContactFormField,
  ContactFormInputField,
  ContactFormProse,
  ContactFormText,
} from '@loggia/hooks';
import { attributes, escapeHtml } from '../../wire/markup.ts';

/** Returns text with its links and emphasis. */
function textMarkup(text: ContactFormText): string {
  return text
    .map(({ text: words, href, isStrong, isEmphasized }) => {
      const plain = escapeHtml(words).replaceAll('\n', '<br />');
      const linked = href === undefined ? plain : `<a${attributes({ href })}>${plain}</a>`;
      const emphasized = isEmphasized ? `<em>${linked}</em>` : linked;
      return isStrong ? `<strong>${emphasized}</strong>` : emphasized;
    })
    .join('');
}

/** Returns the markup of the author's text between the fields. */
function proseMarkup(prose: ContactFormProse): string {
  if (prose.type === 'paragraph') return `<p>${textMarkup(prose.text)}</p>\n`;
  if (prose.type === 'heading') return `<h${prose.level}>${textMarkup(prose.text)}</h${prose.level}>\n`;
  const name = prose.isOrdered ? 'ol' : 'ul';
  return `<${name}>\n${prose.items.map((item) => `<li>${textMarkup(item)}</li>\n`).join('')}</${name}>\n`;
}

export interface FieldMarkupOptions {
  readonly generation: 'newer' | 'older';
  /** Returns the error of a field after the form was posted. */
  readonly errorOf: (name: string) => string | undefined;
}

const labelOf = ({ label, richLabel }: ContactFormInputField): string =>
  richLabel ? textMarkup(richLabel) : escapeHtml(label);
const quizName = (name: string): string => `_wpcf7_quiz_answer_${name}`;
const challengeName = (name: string): string => `_wpcf7_captcha_challenge_${name}`;

/** Wraps a control. The newer generation puts the name in a data attribute, the older one in a class. */
function wrap(name: string, content: string, { generation, errorOf }: FieldMarkupOptions): string {
  const error = errorOf(name);
  const tip =
    error === undefined ? '' : `<span class="wpcf7-not-valid-tip" aria-hidden="true">${escapeHtml(error)}</span>`;
  const shared = 'wpcf7-form-control-wrap';
  const own = generation === 'newer' ? { class: shared, 'data-name': name } : { class: `${shared} ${name}` };
  return `<span${attributes(own)}>${content}${tip}</span>`;
}

function shared(field: ContactFormInputField, kind: string, { errorOf }: FieldMarkupOptions, isGroup = false) {
  const required = field.isRequired ? ' wpcf7-validates-as-required' : '';
  const invalid = errorOf(field.name) === undefined ? '' : ' wpcf7-not-valid';
  return {
    ...(isGroup ? {} : { name: field.name }),
    id: field.id,
    class: `wpcf7-form-control wpcf7-${kind}${required}${invalid}`,
    ...(!isGroup && { 'aria-required': field.isRequired ? 'true' : undefined, 'aria-invalid': String(invalid !== '') }),
  };
}

function lineMarkup(field: ContactFormInputField, options: FieldMarkupOptions): string {
  const all = {
    type: field.type,
    size: 40,
    ...shared(field, `${field.type} wpcf7-validates-as-${field.type}`, options),
    ...(('minLength' in field || 'maxLength' in field) && { minlength: field.minLength, maxlength: field.maxLength }),
    ...('min' in field && { min: field.min }),
    ...('max' in field && { max: field.max }),
    ...('step' in field && { step: field.step }),
    ...('accept' in field && { accept: field.accept }),
    ...('autoComplete' in field && { autocomplete: field.autoComplete }),
    ...('placeholder' in field && { placeholder: field.placeholder }),
    ...('isReadOnly' in field && { readonly: field.isReadOnly }),
    ...('defaultValue' in field && { value: field.defaultValue }),
  };
  return `<input${attributes(all)} />`;
}

function textareaMarkup(field: Extract<ContactFormField, { type: 'textarea' }>, options: FieldMarkupOptions): string {
  const own = {
    cols: 40,
    rows: field.rows,
    ...shared(field, 'textarea', options),
    minlength: field.minLength,
    maxlength: field.maxLength,
    autocomplete: field.autoComplete,
    placeholder: field.placeholder,
    readonly: field.isReadOnly,
  };
  // HTML ignores a line break directly after the tag, so add one to preserve the value's own.
  return `<textarea${attributes(own)}>\n${escapeHtml(field.defaultValue ?? '')}</textarea>`;
}

function selectMarkup(field: Extract<ContactFormField, { type: 'select' }>, options: FieldMarkupOptions): string {
  const name = field.isMultiple ? `${field.name}[]` : field.name;
  const own = { ...shared(field, 'select', options), name, multiple: field.isMultiple && 'multiple' };
  const choices = field.choices.map(({ label, value, isChosen }) => {
    const option = { value: value ?? label, selected: isChosen && 'selected' };
    return `<option${attributes(option)}>${escapeHtml(label)}</option>`;
  });
  return `<select${attributes(own)}>${choices.join('')}</select>`;
}

/**
 * Returns the name of the text field next to the last choice. In the older generation it starts with the field's name.
 */
const freeTextName = (name: string, { generation }: FieldMarkupOptions): string =>
  generation === 'newer' ? `_wpcf7_free_text_${name}` : `${name}_free_text`;

function choiceMarkup(
  field: ContactFormChoiceField,
  choice: ContactFormChoice,
  index: number,
  options: FieldMarkupOptions,
): string {
  const isLast = index === field.choices.length - 1;
  const freeText = isLast && field.hasFreeText;
  const name = field.type === 'checkbox' && !field.isExclusive ? `${field.name}[]` : field.name;
  const place = ['wpcf7-list-item', index === 0 && 'first', isLast && 'last', freeText && 'has-free-text'];
  const input = { type: field.type, name, value: choice.value ?? choice.label, checked: choice.isChosen && 'checked' };
  const line = { type: 'text', name: freeTextName(field.name, options), class: 'wpcf7-free-text', value: '' };
  return (
    `<span${attributes({ class: place.filter(Boolean).join(' ') })}><label><input${attributes(input)} />` +
    `<span class="wpcf7-list-item-label">${escapeHtml(choice.label)}</span></label>` +
    `${freeText ? `<input${attributes(line)} />` : ''}</span>`
  );
}

function choicesMarkup(field: ContactFormChoiceField, options: FieldMarkupOptions): string {
  const kind = `${field.type}${field.isExclusive ? ' wpcf7-exclusive-checkbox' : ''}`;
  const choices = field.choices.map((choice, index) => choiceMarkup(field, choice, index, options));
  return `<span${attributes(shared(field, kind, options, true))}>${choices.join('')}</span>`;
}

function acceptanceMarkup(
  field: Extract<ContactFormField, { type: 'acceptance' }>,
  options: FieldMarkupOptions,
): string {
  const kind = `acceptance${field.isInverted ? ' invert' : ''}${field.isOptional ? ' optional' : ''}`;
  const input = { type: 'checkbox', name: field.name, value: '1', checked: field.isTicked && 'checked' };
  return (
    `<span${attributes(shared(field, kind, options, true))}><span class="wpcf7-list-item"><label>` +
    `<input${attributes({ ...input, 'aria-invalid': 'false' })} />` +
    `<span class="wpcf7-list-item-label">${labelOf(field)}</span></label></span></span>`
  );
}

function quizMarkup(field: Extract<ContactFormField, { type: 'quiz' }>, options: FieldMarkupOptions): string {
  const input = {
    type: 'text',
    size: 40,
    ...shared(field, 'quiz', options),
    autocomplete: 'off',
    'aria-required': 'true',
  };
  const token = { type: 'hidden', name: quizName(field.name), value: field.token };
  return (
    `<label><span class="wpcf7-quiz-label">${escapeHtml(field.question)}</span> <input${attributes(input)} /></label>` +
    `<input${attributes(token)} />`
  );
}

function captchaMarkup(field: Extract<ContactFormField, { type: 'captcha' }>, options: FieldMarkupOptions): string {
  const token = { type: 'hidden', name: challengeName(field.name), value: field.token };
  const picture = {
    class: `wpcf7-form-control wpcf7-captchac wpcf7-captcha-${field.name}`,
    width: 72,
    height: 24,
    alt: 'captcha',
  };
  const input = { type: 'text', size: 40, ...shared(field, 'captchar', options), autocomplete: 'off' };
  return (
    `<input${attributes(token)} /><img${attributes({ ...picture, src: field.imageUrl })} />` +
    wrap(field.name, `<input${attributes(input)} />`, options)
  );
}

function countMarkup(field: Extract<ContactFormField, { type: 'count' }>): string {
  const { direction = 'up', max = 0, min = 0, target } = field;
  const start = direction === 'down' ? max : 0;
  const data = { 'data-target-name': target, 'data-starting-value': start, 'data-current-value': start };
  const limits = { 'data-maximum-value': max || '', 'data-minimum-value': min || '' };
  return `<p><span${attributes({ class: `wpcf7-character-count ${direction}`, ...data, ...limits })}>${start}</span></p>\n`;
}

function controlMarkup(field: ContactFormInputField, options: FieldMarkupOptions): string {
  if (field.type === 'select') return selectMarkup(field, options);
  return field.type === 'textarea' ? textareaMarkup(field, options) : lineMarkup(field, options);
}

/** Returns a field as the server prints it, in the paragraph and label that an author puts around it. */
export function fieldMarkup(field: ContactFormField, options: FieldMarkupOptions): string {
  switch (field.type) {
    case 'hidden':
      return `<input${attributes({ class: 'wpcf7-form-control wpcf7-hidden', value: field.value, type: 'hidden', name: field.name })} />\n`;
    case 'submit': {
      const own = {
        class: 'wpcf7-form-control wpcf7-submit has-spinner',
        type: 'submit',
        name: field.name,
        value: field.label,
      };
      return `<p><input${attributes(own)} /></p>\n`;
    }
    case 'count':
      return countMarkup(field);
    case 'heading':
    case 'paragraph':
    case 'list':
      return proseMarkup(field);
    case 'groupStart':
      return `<fieldset><legend>${textMarkup(field.legend)}</legend>\n`;
    case 'groupEnd':
      return '</fieldset>\n';
    case 'acceptance':
      return `<p>${wrap(field.name, acceptanceMarkup(field, options), options)}</p>\n`;
    case 'checkbox':
    case 'radio':
      return `<fieldset><legend>${labelOf(field)}</legend><p>${wrap(field.name, choicesMarkup(field, options), options)}</p></fieldset>\n`;
    case 'quiz':
      return `<p>${labelOf(field)}<br />${wrap(field.name, quizMarkup(field, options), options)}</p>\n`;
    case 'captcha':
      return `<p><label> ${labelOf(field)}<br />${captchaMarkup(field, options)}</label></p>\n`;
    default:
      return `<p><label> ${labelOf(field)}<br />${wrap(field.name, controlMarkup(field, options), options)} </label></p>\n`;
  }
}
