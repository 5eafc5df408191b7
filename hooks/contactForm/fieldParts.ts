import type { InvalidContactField, NewContactCaptcha, NewContactQuiz } from '../backend/ContactFormBackend.ts';
import type {
  ContactFormChoice,
  ContactFormCountField,
  ContactFormInputField,
} from '../backend/ContactFormDescription.ts';
import { isListField } from './fields.ts';
import type { ContactFormContext } from './types.ts';

/** What is known of a field now. */
export interface FieldParts {
  readonly elementId: string;
  /** Of its inputs. */
  readonly name: string;
  readonly choices: readonly ContactFormChoice[];
  readonly error: InvalidContactField | undefined;
  readonly quiz: NewContactQuiz | undefined;
  readonly captcha: NewContactCaptcha | undefined;
  /** Identities of what describes it. */
  readonly describing: string | undefined;
}

/** The latest word about a field: the server's where it has renewed a question, else the description's. */
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

/** Identities of what describes a field: its hint, its counters, what is wrong with it. Undefined where there is nothing. */
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

/** Identity of a field's element: of its own, else made of its place, because a name may hold anything. */
export function fieldElementId(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  field: ContactFormInputField,
): string {
  return field.id ?? `${id}-${form.fields.indexOf(field)}`;
}

/** Identity of a counter's element. */
export function countElementId(
  { id, form }: Pick<ContactFormContext, 'id' | 'form'>,
  count: ContactFormCountField,
): string {
  return `${id}-${form.fields.indexOf(count)}-count`;
}
