import type { InvalidContactField, NewContactCaptcha, NewContactQuiz } from '../../data/backend/ContactFormBackend.ts';
import type {
  ContactFormChoice,
  ContactFormCountField,
  ContactFormInputField,
} from '../../data/backend/ContactFormDescription.ts';
import { isListField } from './fields.ts';
import type { ContactFormContext } from './types.ts';

/** The current state of a field. */
export interface FieldParts {
  readonly elementId: string;
  /** The `name` of the field's inputs. */
  readonly name: string;
  readonly choices: readonly ContactFormChoice[];
  readonly error: InvalidContactField | undefined;
  readonly quiz: NewContactQuiz | undefined;
  readonly captcha: NewContactCaptcha | undefined;
  /** The ids of the elements that describe the field. */
  readonly describing: string | undefined;
}

/** Returns a field's current state. Renewed quizzes and captchas replace those in the form's description. */
export function fieldParts(context: ContactFormContext, field: ContactFormInputField): FieldParts {
  const { state, inputName, keyOf } = context;
  const key = keyOf(field);
  const elementId = fieldElementId(context, field);
  const error = state.invalidFields.get(key);
  return {
    elementId,
    name: inputName(field.name, 'value', isListField(field)),
    choices: 'choices' in field ? field.choices : [],
    error,
    quiz: field.type === 'quiz' ? (state.quizzes.get(key) ?? field) : undefined,
    captcha: field.type === 'captcha' ? (state.captchas.get(key) ?? field) : undefined,
    describing: describedBy(context, field, elementId, error !== undefined),
  };
}

/** Returns the ids of a field's error, hint and counters; `undefined` if there are none. */
function describedBy(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  field: ContactFormInputField,
  elementId: string,
  isWrong: boolean,
): string | undefined {
  const counts = form.fields.flatMap((count) =>
    count.type === 'count' && count.target === field.name ? [countElementId({ id, form }, count)] : [],
  );
  const all = [...(isWrong ? [`${elementId}-error`] : []), ...(field.hint ? [`${elementId}-hint`] : []), ...counts];
  return all.join(' ') || undefined;
}

/**
 * Returns the id of a field's element. By default it is based on the field's index, because names may contain any
 * character.
 */
export function fieldElementId(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  field: ContactFormInputField,
): string {
  return field.id ?? `${id}-${form.fields.indexOf(field)}`;
}

/** Returns the id of a counter's element. */
export function countElementId(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  count: ContactFormCountField,
): string {
  return `${id}-${form.fields.indexOf(count)}-count`;
}
