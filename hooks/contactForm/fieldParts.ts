import type { InvalidContactField, NewContactCaptcha, NewContactQuiz } from '../backend/ContactFormAnswer.ts';
import type { ContactFormChoice, ContactFormInputField } from '../backend/ContactFormDescription.ts';
import { describedBy } from './describedBy.ts';
import { fieldElementId } from './fieldElementId.ts';
import { isListField } from './isListField.ts';
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
