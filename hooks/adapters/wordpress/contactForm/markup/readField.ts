import type {
  ContactFormChoice,
  ContactFormField,
  ContactFormInputMode,
} from '../../../../data/backend/ContactFormDescription.ts';
import { attributeOf, readImageUrl } from '../../markup.ts';
import { toNumber } from '../../wireValues.ts';
import { captchaToken, inputName } from '../inputNames.ts';
import type { Control, VisibleControl } from './controls.ts';
import { countField, type CountWords } from './formLayout.ts';
import { isRich, labelWords, type FoundLabel } from './findLabel.ts';
import { textItemsIn, toPlainText, toText } from './layoutItems.ts';

export interface FieldContext {
  readonly form: Element;
  readonly base: string;
  readonly label: FoundLabel | undefined;
  readonly countWords: CountWords | undefined;
}

const TYPES = ['email', 'url', 'tel', 'number', 'range', 'date', 'file'] as const;

const INPUT_MODES = ['none', 'text', 'tel', 'url', 'email', 'numeric', 'decimal', 'search'] as const;
const CAMERAS = ['user', 'environment'] as const;

const optional = (element: Element, name: string): string | undefined => attributeOf(element, name) || undefined;
const numeric = (element: Element, name: string): number | undefined => toNumber(attributeOf(element, name));
const flag = (isSet: boolean): true | undefined => isSet || undefined;
const inputModeOf = (element: Element): ContactFormInputMode | undefined =>
  INPUT_MODES.find((mode) => mode === attributeOf(element, 'inputmode').toLowerCase());
const wordsIn = (element: Element): string => toPlainText(toText(textItemsIn(element)));

const isMarkedRequired = (element: Element): boolean =>
  element.hasAttribute('required') ||
  attributeOf(element, 'aria-required') === 'true' ||
  element.matches('.wpcf7-validates-as-required');
const isRequired = ({ anchor, inputs }: Control): boolean => [anchor, ...inputs].some(isMarkedRequired);

function lineType(input: Element): (typeof TYPES)[number] | 'text' {
  const written = attributeOf(input, 'type').toLowerCase();
  // A slider has the same validation as a number field, but remains a slider.
  const own = TYPES.find((type) => type === written);
  return own ?? TYPES.find((type) => input.matches(`.wpcf7-validates-as-${type}`)) ?? 'text';
}

/** Reads a file field. The server accepts several files only if the name ends with `[]`. */
function fileField(input: Element, { name, ...shared }: SharedParts): ContactFormField {
  const isList = name.endsWith('[]');
  const capture = attributeOf(input, 'capture').toLowerCase();
  return {
    type: 'file',
    ...shared,
    name: isList ? name.slice(0, -'[]'.length) : name,
    accept: optional(input, 'accept'),
    isMultiple: flag(isList),
    capture: CAMERAS.find((camera) => camera === capture),
  };
}

function lineField(input: Element, shared: SharedParts): ContactFormField {
  const line = {
    ...shared,
    defaultValue: optional(input, 'value'),
    placeholder: optional(input, 'placeholder'),
    autoComplete: optional(input, 'autocomplete'),
    isReadOnly: flag(input.hasAttribute('readonly')),
    inputMode: inputModeOf(input),
  };
  const lengths = { minLength: numeric(input, 'minlength'), maxLength: numeric(input, 'maxlength') };
  const type = lineType(input);
  switch (type) {
    case 'file':
      return fileField(input, shared);
    case 'number':
    case 'range':
      return {
        type,
        ...line,
        min: numeric(input, 'min'),
        max: numeric(input, 'max'),
        step: numeric(input, 'step'),
      };
    case 'date':
      return { type, ...line, min: optional(input, 'min'), max: optional(input, 'max') };
    default:
      return { type, ...line, ...lengths, pattern: optional(input, 'pattern') };
  }
}

function textareaField(area: Element, shared: SharedParts): ContactFormField {
  return {
    type: 'textarea',
    ...shared,
    defaultValue: area.textContent || undefined,
    placeholder: optional(area, 'placeholder'),
    autoComplete: optional(area, 'autocomplete'),
    isReadOnly: flag(area.hasAttribute('readonly')),
    inputMode: inputModeOf(area),
    minLength: numeric(area, 'minlength'),
    maxLength: numeric(area, 'maxlength'),
    rows: numeric(area, 'rows'),
  };
}

function toChoice(label: string, value: string, isChosen: boolean): ContactFormChoice {
  return { label, ...(value !== label && { value }), ...(isChosen && { isChosen }) };
}

function selectField(select: Element, { name, ...shared }: SharedParts): ContactFormField {
  const isMultiple = select.hasAttribute('multiple');
  const choices = [...select.querySelectorAll('option')].map((option) => {
    const label = (option.textContent || attributeOf(option, 'label')).replaceAll(/\s+/g, ' ').trim();
    const group = option.closest('optgroup');
    return {
      ...toChoice(label, option.getAttribute('value') ?? label, option.hasAttribute('selected')),
      ...((option.hasAttribute('disabled') || group?.hasAttribute('disabled')) && { isDisabled: true }),
      ...(group && { group: attributeOf(group, 'label') }),
    };
  });
  const plainName = isMultiple ? name.replace(/\[\]$/, '') : name;
  return { type: 'select', ...shared, name: plainName, choices, isMultiple: flag(isMultiple) };
}

function choiceLabel(form: Element, input: Element): string {
  const id = attributeOf(input, 'id');
  const naming = [...form.querySelectorAll('label[for]')].find((each) => id !== '' && attributeOf(each, 'for') === id);
  const own =
    input.closest('.wpcf7-list-item')?.querySelector('.wpcf7-list-item-label') ?? input.closest('label') ?? naming;
  return (own && wordsIn(own)) || attributeOf(input, 'value');
}

function choicesField(form: Element, { anchor, inputs }: Control, { name, ...shared }: SharedParts): ContactFormField {
  const type = attributeOf(inputs[0], 'type').toLowerCase() === 'radio' ? 'radio' : 'checkbox';
  const isList = type === 'checkbox' && name.endsWith('[]');
  const choices = inputs.map((input) => ({
    ...toChoice(choiceLabel(form, input), input.getAttribute('value') ?? 'on', input.hasAttribute('checked')),
    ...(input.hasAttribute('disabled') && { isDisabled: true }),
  }));
  return {
    type,
    ...shared,
    name: isList ? name.slice(0, -'[]'.length) : name,
    choices,
    isExclusive: flag(type === 'checkbox' && !isList),
    hasFreeText: flag(anchor.querySelector('.has-free-text') !== null),
  };
}

/** Reads a quiz's or captcha's hidden token. */
function tokenOf(form: Element, name: string): string {
  return attributeOf(
    [...form.querySelectorAll('input')].find((input) => attributeOf(input, 'name') === name),
    'value',
  );
}

function captchaField({ form, base }: FieldContext, shared: SharedParts): ContactFormField {
  const picture = [...form.querySelectorAll('img')].find((img) =>
    img.classList.contains(`wpcf7-captcha-${shared.name}`),
  );
  const imageUrl = readImageUrl(picture, base) ?? '';
  const token = tokenOf(form, inputName(shared.name, 'captchaToken', false)) || captchaToken(imageUrl);
  return { type: 'captcha', ...shared, imageUrl, token };
}

function quizField({ form, label }: FieldContext, { anchor }: Control, shared: SharedParts): ContactFormField {
  const place = anchor.closest('label') ?? anchor.parentElement;
  const written = place?.querySelector('.wpcf7-quiz-label');
  const questionText = written && wordsIn(written);
  // Only a label written by the author is shown with the question. The field's name is not.
  const isNamed = Boolean(questionText) && label !== undefined && label.used.length > 0;
  const question = questionText || shared.label;
  const named = { ...shared, isLabelHidden: undefined };
  const own = isNamed ? named : { ...named, label: '', richLabel: undefined };
  return { type: 'quiz', ...own, question, token: tokenOf(form, inputName(shared.name, 'quizToken', false)) };
}

function submitField(button: Element): ContactFormField {
  const name = optional(button, 'name');
  const written = attributeOf(button, 'value') || attributeOf(button, 'alt');
  const label = button.matches('button') ? wordsIn(button) : written;
  if (name === undefined) return { type: 'submit', label };
  const value = attributeOf(button, 'value');
  return { type: 'submit', label, name, ...(value !== label && { value }) };
}

const NO_LABEL: FoundLabel = { text: [], used: [] };

type SharedParts = ReturnType<typeof sharedParts>;

function sharedParts(control: Control, { text: label, used }: FoundLabel) {
  const { anchor, inputs } = control;
  const isMandatory = control.kind !== 'quiz' && control.kind !== 'captcha' && isRequired(control);
  return {
    name: attributeOf(inputs[0], 'name'),
    label: labelWords(label, isMandatory),
    richLabel: isRich(label) ? label : undefined,
    // A label that consists of no nodes comes from an attribute, such as the placeholder or the field's name.
    isLabelHidden: flag(used.length === 0),
    id: attributeOf(anchor, 'id') || attributeOf(inputs[0], 'id') || undefined,
    isRequired: flag(isMandatory),
  };
}

export function readField(context: FieldContext, control: VisibleControl): ContactFormField {
  const [input] = control.inputs;
  const shared = sharedParts(control, context.label ?? NO_LABEL);
  switch (control.kind) {
    case 'line':
      if (input.matches('select')) return selectField(input, shared);
      return input.matches('textarea') ? textareaField(input, shared) : lineField(input, shared);
    case 'choices':
      return choicesField(context.form, control, shared);
    case 'acceptance':
      return {
        type: 'acceptance',
        ...shared,
        isInverted: flag(control.anchor.matches('.invert')),
        isOptional: flag(control.anchor.matches('.optional')),
        isTicked: flag(input.hasAttribute('checked')),
      };
    case 'quiz':
      return quizField(context, control, shared);
    case 'captcha':
      return captchaField(context, shared);
    case 'count':
      return countField(control.anchor, context.countWords);
    case 'submit':
      return submitField(input);
  }
}
