const SERVER_CLASSES: ReadonlySet<string> = new Set([
  'wpcf7-captchac',
  'wpcf7-quiz-label',
  'wpcf7-character-count',
  'wpcf7-response-output',
  'screen-reader-response',
  'wpcf7-not-valid-tip',
  'wpcf7-spinner',
  'ajax-loader',
  'hidden-fields-container',
]);
const SILENT_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'select',
  'textarea',
  'button',
]);

/** Whether the words in an element are no text of the form: the server's own messages, spinners, code, the inside of a field. */
export function isServersOwn({ localName, classList }: Element): boolean {
  return SILENT_ELEMENTS.has(localName) || [...classList].some((name) => SERVER_CLASSES.has(name));
}

/** What stands between fields and acts by itself; nobody can take it over. */
export const ACTING_PARTS =
  'iframe, object, embed, video, audio, [data-reflection-of], .g-recaptcha, .wpcf7-turnstile, .cf-turnstile, .h-captcha';
