import type { InvalidContactField } from '../backend/ContactFormAnswer.ts';
import type { ContactFormChoice, ContactFormInputField } from '../backend/ContactFormDescription.ts';
import type { AnyElementProps, ElementProps, PropGetter } from '../shared/ElementProps.ts';

type ChoiceProps<TElement extends 'input' | 'label'> = ElementProps<TElement> & { readonly choice: ContactFormChoice };

export interface ContactFieldGetters {
  /** Around everything of the field: `<fieldset>` for choices, else `<div>`. */
  getFieldProps(props?: AnyElementProps): AnyElementProps;
  /** Of a single input; a group has a legend, which needs none. */
  readonly getLabelProps: PropGetter<'label'>;
  /** Of everything that is no textarea, no select and no group: acceptance, quiz, captcha and file too. */
  readonly getInputProps: PropGetter<'input'>;
  readonly getTextareaProps: PropGetter<'textarea'>;
  readonly getSelectProps: PropGetter<'select'>;
  getChoiceProps(props: ChoiceProps<'input'>): ElementProps<'input'>;
  getChoiceLabelProps(props: ChoiceProps<'label'>): ElementProps<'label'>;
  readonly getFreeTextProps: PropGetter<'input'>;
  /** `<input type="hidden">` beside a quiz or a captcha. */
  readonly getTokenProps: PropGetter<'input'>;
  /** Mount it only while it has not failed: mounted anew when the device is back online, it is tried again. */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /** A live region: the picture could not be loaded, or another one. Keep it mounted beside a captcha. */
  readonly getCaptchaMessageProps: PropGetter<'p'>;
  readonly getHintProps: PropGetter<'p'>;
  /** The message at the field, empty and hidden where nothing is wrong. */
  readonly getErrorProps: PropGetter<'p'>;
}

export interface UseContactFieldResult extends ContactFieldGetters {
  readonly field: ContactFormInputField;
  /** What is wrong with it. */
  readonly error: InvalidContactField | undefined;
  /** Of a quiz: what is asked now. */
  readonly question: string | undefined;
  /** Of a captcha: the picture that is to be typed now. */
  readonly imageUrl: string | undefined;
  /** That picture could not be loaded: say so beside the button that shows another one. */
  readonly hasCaptchaFailed: boolean;
  /** Of choices with a free text: whether the choice beside it is taken. */
  readonly isFreeTextOn: boolean;
}
