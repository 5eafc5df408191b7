/**
 * Labels and messages for a contact form that do not come from the server. Placeholders such as `{field}` are replaced
 * with the actual values.
 */
export interface ContactFormLabels {
  /** Accessible name of a form without a title. */
  readonly formTitle: string;
  /** Text of the submit button, if the form does not define one. */
  readonly submit: string;
  /** Text of the submit button while the form is being sent. */
  readonly sending: string;
  /** Announced if it takes a long time to send the form. */
  readonly waiting: string;
  readonly sendFailed: string;
  /** Shown if the server was reached but did not return a valid response. The message may have been delivered. */
  readonly responseFailed: string;
  readonly tooMuch: string;
  readonly retry: string;
  readonly cancel: string;
  /** Upload progress. Placeholder: `{percent}`. */
  readonly progress: string;
  /** Heading of the list of errors. */
  readonly errorsTitle: string;
  /** Text of a link in the list of errors. Placeholders: `{field}`, `{message}`. */
  readonly errorOfField: string;
  /** Alternative text of a captcha image. */
  readonly captchaImage: string;
  /** Shown instead of a captcha image that failed to load. */
  readonly captchaFailed: string;
  readonly newCaptcha: string;
  /** Shown if loading a new captcha image fails. */
  readonly newCaptchaFailed: string;
  /** Accessible name of the text input next to the last choice. Placeholder: `{choice}`, that choice's label. */
  readonly freeText: string;
  /** The text of a counter for typed characters, unless the form defines its own. Placeholder: `{count}`. */
  readonly countUp: string;
  /** The text of a counter for remaining characters, unless the form defines its own. Placeholder: `{count}`. */
  readonly countDown: string;
  /**
   * Shown for an empty required field. Like the other validation messages, this one is only used with backends that do
   * not send their own.
   */
  readonly required: string;
  readonly email: string;
  readonly url: string;
  readonly tel: string;
  readonly number: string;
  readonly date: string;
  readonly tooShort: string;
  readonly tooLong: string;
  readonly tooSmall: string;
  readonly tooLarge: string;
  readonly tooEarly: string;
  readonly tooLate: string;
  readonly fileType: string;
  readonly fileSize: string;
  /** Shown if a number does not match the field's step. Placeholder: `{step}`. */
  readonly wrongStep: string;
  /** Shown if a selected file has since been deleted or changed. Placeholder: `{file}`. */
  readonly fileGone: string;
  /** Accessible name of a required group of checkboxes. Placeholder: `{field}`. */
  readonly requiredGroup: string;
  readonly sent: string;
  readonly invalid: string;
  readonly unaccepted: string;
}

/** The English labels. */
export const CONTACT_FORM_LABELS: ContactFormLabels = {
  formTitle: 'Contact form',
  submit: 'Send',
  sending: 'Sending…',
  waiting: 'Your message is still being sent. Please wait.',
  sendFailed: 'Your message could not be sent. Everything you wrote is still here.',
  responseFailed:
    'The server did not confirm your message, so it may have arrived already. If you send it again, it may arrive twice. Everything you wrote is still here.',
  tooMuch:
    'This is too much to send at once. Choose a smaller file, or shorten your text. Everything you wrote is still here.',
  retry: 'Try again',
  cancel: 'Cancel',
  progress: '{percent}% sent',
  errorsTitle: 'Please check these fields',
  errorOfField: '{field}: {message}',
  captchaImage: 'Image of the characters to type',
  captchaFailed: 'The image could not be loaded.',
  newCaptcha: 'Show another image',
  newCaptchaFailed: 'A new image could not be loaded.',
  freeText: '{choice}: please specify',
  countUp: '{count} characters',
  countDown: '{count} characters left',
  required: 'Please fill in this field.',
  email: 'This is not a valid email address.',
  url: 'This is not a valid web address.',
  tel: 'This is not a valid telephone number.',
  number: 'This is not a number.',
  date: 'Please enter a date such as 2030-12-31.',
  tooShort: 'This text is too short.',
  tooLong: 'This text is too long.',
  tooSmall: 'This number is too small.',
  tooLarge: 'This number is too large.',
  tooEarly: 'This date is too early.',
  tooLate: 'This date is too late.',
  fileType: 'Files of this type are not accepted.',
  fileSize: 'This file is too large.',
  wrongStep: 'Please enter a number in steps of {step}.',
  fileGone: '{file} can no longer be read. Please choose it again.',
  requiredGroup: '{field} (required)',
  sent: 'Thank you. Your message was sent.',
  invalid: 'Some fields need your attention. Please check them and try again.',
  unaccepted: 'Please accept the terms before you send the form.',
};
