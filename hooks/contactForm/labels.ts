/** Every text of contact forms that does not come from the server. */
export interface ContactFormLabels {
  /** Name of a form that has none. */
  readonly formTitle: string;
  /** The submit button of a form that gives it no label. */
  readonly submit: string;
  /** The submit button while the form is being sent. */
  readonly sending: string;
  /** Announced when the answer takes long. */
  readonly waiting: string;
  readonly sendFailed: string;
  /** Shown where the server was reached but gave no valid answer: the message may have arrived. */
  readonly responseFailed: string;
  readonly tooMuch: string;
  readonly retry: string;
  readonly cancel: string;
  /** The progress of sending; `{percent}`. */
  readonly progress: string;
  /** Heading of the list of errors. */
  readonly errorsTitle: string;
  /** A line of that list, a link: `{field}` and its error, `{message}`. */
  readonly errorOfField: string;
  /** Alternative text of a captcha picture. */
  readonly captchaImage: string;
  /** Shown in place of a picture that could not be loaded, beside the button that shows another one. */
  readonly captchaFailed: string;
  readonly newCaptcha: string;
  /** Shown where another picture was requested and did not come. */
  readonly newCaptchaFailed: string;
  /** Name of the line beside the last choice; `{choice}` is that choice. */
  readonly freeText: string;
  /** Beside a counter, for those who do not see it: `{count}` characters typed. */
  readonly countUp: string;
  /** `{count}` characters left. */
  readonly countDown: string;
  /** Messages for back ends that send none: the field is empty. */
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
  /** A number between the allowed steps; `{step}`. */
  readonly wrongStep: string;
  /** A chosen file was deleted or changed since; `{file}` is its name. */
  readonly fileGone: string;
  /** Name of a required group of checkboxes; `{field}`. */
  readonly requiredGroup: string;
  readonly sent: string;
  readonly invalid: string;
  readonly unaccepted: string;
}

/** English. */
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
  captchaImage: 'Picture of the characters to type',
  captchaFailed: 'The picture could not be loaded.',
  newCaptcha: 'Show another picture',
  newCaptchaFailed: 'Another picture could not be loaded.',
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
