import type { ContactFormField, ContactFormInputField, InvalidContactField } from '@loggia/hooks';
import { createStaticContactForms } from '@loggia/hooks/static';
import type { CmsForm } from './contactForms.ts';
import type { Questions } from './createQuestions.ts';

/** The validation result of a posted form, with errors in the order of the server's generation. */
export interface FormJudgement {
  readonly invalidFields: readonly InvalidContactField[];
  readonly isAccepted: boolean;
}

type NamedField = ContactFormField & { readonly name: string };
type Wrong = InvalidContactField & { readonly rank: number };

/** The modules of the newer generation, in validation order. Fields of one module are validated in page order. */
const MODULES: readonly (readonly ContactFormField['type'][])[] = [
  ['checkbox'],
  ['radio'],
  ['date'],
  ['number', 'range'],
  ['select'],
  ['text', 'email', 'url', 'tel'],
  ['textarea'],
];
const CHOICE_RANK = MODULES.length;
const CAPTCHA_RANK = CHOICE_RANK + 1;
const QUIZ_RANK = CAPTCHA_RANK + 1;
const ACCEPTANCE_RANK = QUIZ_RANK + 1;

const judge = createStaticContactForms({ deliver: async () => undefined });
const hasName = (field: ContactFormField): field is NamedField => 'name' in field && Boolean(field.name);
const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
const sentTo = (data: FormData, name: string) => [...data.getAll(name), ...data.getAll(`${name}[]`)];

function rankOf(field: ContactFormField | undefined): number {
  if (field?.type === 'acceptance') return ACCEPTANCE_RANK;
  const module = MODULES.findIndex((types) => field && types.includes(field.type));
  return module === -1 ? QUIZ_RANK : module;
}

/** Returns the errors for wrong answers to questions. */
function wrongAnswers(questions: Questions, field: ContactFormInputField, data: FormData): readonly Wrong[] {
  const answer = textOf(data, field.name);
  if (field.type === 'quiz' && !questions.isQuizRight(textOf(data, `_wpcf7_quiz_answer_${field.name}`), answer))
    return [{ name: field.name, message: 'The answer to the quiz is not right.', rank: QUIZ_RANK }];
  if (field.type !== 'captcha') return [];
  const isRight = questions.isCaptchaRight(textOf(data, `_wpcf7_captcha_challenge_${field.name}`), answer);
  return isRight
    ? []
    : [{ name: field.name, message: 'These are not the characters in the picture.', rank: CAPTCHA_RANK }];
}

/**
 * Returns the errors for choices that the form does not offer, and for too many choices. The older generation accepts
 * anything.
 */
function wrongChoices(field: ContactFormInputField, data: FormData): readonly Wrong[] {
  if (!('choices' in field)) return [];
  const { name } = field;
  const sent = sentTo(data, name);
  const isSingle = field.type === 'radio' || (field.type === 'checkbox' && field.isExclusive);
  if (isSingle && sent.length > 1) return [{ name, message: 'Only one of these can be chosen.', rank: rankOf(field) }];
  const takesText = 'hasFreeText' in field && field.hasFreeText;
  const isOffered = sent.every((value) => value === '' || field.choices.some(({ label }) => label === value));
  return takesText || isOffered ? [] : [{ name, message: 'This is not one of the choices.', rank: CHOICE_RANK }];
}

/**
 * Validates a form like the server, including questions and choices. Files are checked only if everything else is
 * valid.
 */
export async function judgeForm(
  { description, generation }: CmsForm,
  data: FormData,
  questions: Questions,
): Promise<FormJudgement> {
  const instance = { form: description, unitTag: '', continuation: '' };
  const { outcome, invalidFields } = await judge.send(instance, data, { signal: new AbortController().signal });
  const fields = description.fields.filter(hasName);
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  const isFile = ({ name }: InvalidContactField) => fieldOf(name)?.type === 'file';
  const checkedFields = fields.filter(
    (field): field is NamedField & ContactFormInputField => 'label' in field && field.type !== 'submit',
  );
  const wrong = checkedFields.flatMap((field) => [
    ...wrongAnswers(questions, field, data),
    ...(generation === 'newer' ? wrongChoices(field, data) : []),
  ]);
  const known = new Set(wrong.map(({ name }) => name));
  const broken = invalidFields
    .filter((each) => !isFile(each) && !known.has(each.name))
    .map((each) => ({ ...each, rank: rankOf(fieldOf(each.name)) }));
  const all = [...broken, ...wrong];
  const placeOf = ({ name }: Wrong): number => fields.findIndex((field) => field.name === name);
  const byModule = (first: Wrong, second: Wrong) => first.rank - second.rank || placeOf(first) - placeOf(second);
  const byPage = (first: Wrong, second: Wrong) => placeOf(first) - placeOf(second);
  const sorted = all.sort(generation === 'newer' ? byModule : byPage).map(({ name, message }) => ({ name, message }));
  const found = sorted.length > 0 ? sorted : invalidFields.filter(isFile);
  return { invalidFields: found, isAccepted: outcome !== 'unaccepted' };
}
