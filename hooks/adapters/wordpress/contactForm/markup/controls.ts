import { attributeOf, readable } from '../../markup.ts';
import { CONTACT_FORM_SUBMIT, FREE_TEXT } from '../../selectors.ts';
import { inputName, NONCE_NAME, STATE_NAMES, STATE_PREFIX, HONEYPOT_PREFIX } from '../inputNames.ts';

/** A control in a form's markup: a field with all its inputs, a button, a counter or a hidden input. */
export interface Control {
  readonly kind: 'line' | 'choices' | 'acceptance' | 'quiz' | 'captcha' | 'hidden' | 'submit' | 'count';
  /** The element that represents the control in the markup. */
  readonly anchor: Element;
  /** The control's inputs. The label refers to the first one. */
  readonly inputs: readonly [Element, ...Element[]];
}

/** A control that the user can see. */
export type VisibleControl = Control & { readonly kind: Exclude<Control['kind'], 'hidden'> };

export const isVisible = (control: Control): control is VisibleControl => control.kind !== 'hidden';

const CONTROLS = 'input, select, textarea, button, .wpcf7-character-count';
const LINES = new Set(['text', 'email', 'url', 'tel', 'search', 'number', 'range', 'date', 'file']);
const OWN_NAMES: ReadonlySet<string> = new Set([...Object.values(STATE_NAMES), NONCE_NAME]);
/** Types of inputs that don't submit a value unless the user interacts with them. */
const SILENT_TYPES: ReadonlySet<string> = new Set(['button', 'reset', 'file']);
const QUESTION_PREFIXES = [inputName('', 'quizToken', false), inputName('', 'captchaToken', false)];

const NOT_UNDERSTOOD =
  '`readContactForm` found an unsupported element in the form, which another script fills in or handles. ' +
  'Keep the server-rendered form and its script, or write the description for `ContactForm` yourself.';

const NOT_KEPT =
  '`readContactForm` found a field with a `list` attribute, or a `multiple` file input whose name does not end with `[]`. ' +
  'Its suggestions, or all but one of its files, would be lost. ' +
  'Keep the server-rendered form and its script, or write the description for `ContactForm` yourself.';

const NOT_PRESSED =
  '`readContactForm` found a disabled submit button, or an image button that submits its click coordinates. Neither is supported. ' +
  'Keep the server-rendered form and its script, or write the description for `ContactForm` yourself.';

const nameOf = (element: Element): string => attributeOf(element, 'name');
const typeOf = (element: Element): string =>
  attributeOf(element, 'type').toLowerCase() || (element.matches('input') ? 'text' : element.localName);
const isTicker = (element: Element): boolean => element.matches('input') && /^(checkbox|radio)$/.test(typeOf(element));

/** Whether an element is hidden. This applies to honeypots and to elements that the form's author has hidden. */
function isUnseen(element: Element): boolean {
  if (element.closest('.akismet-fields-container')) return true;
  for (let each: Element | null = element; each; each = each.parentElement) if (isPutAway(each)) return true;
  return false;
}

function hiddenControl(element: Element): Control | undefined {
  const name = nameOf(element);
  const isState = OWN_NAMES.has(name) || QUESTION_PREFIXES.some((each) => name.startsWith(each));
  if (isState || !name) return undefined;
  readable(!name.startsWith(STATE_PREFIX) || name.startsWith(HONEYPOT_PREFIX), NOT_UNDERSTOOD);
  const isUnticked = isTicker(element) && !element.hasAttribute('checked');
  const sendsNothing = isUnticked || SILENT_TYPES.has(typeOf(element)) || element.matches(':disabled');
  return sendsNothing ? undefined : { kind: 'hidden', anchor: element, inputs: [element] };
}

/**
 * Whether a button works without the server's scripts. In forms with consent checkboxes, Contact Form 7's own script
 * disables the button until they are checked. If any other script has disabled the button, that script couldn't enable
 * its replacement.
 */
function isPressable(form: Element, button: Element): boolean {
  const sendsCoordinates = typeOf(button) === 'image' && nameOf(button) !== '';
  return !sendsCoordinates && (!button.matches(':disabled') || form.querySelector('.wpcf7-acceptance') !== null);
}

function choiceControl(form: Element, element: Element): Control {
  const acceptance = element.closest('.wpcf7-acceptance');
  if (acceptance) return { kind: 'acceptance', anchor: acceptance, inputs: [element] };
  const group = element.closest('.wpcf7-checkbox, .wpcf7-radio');
  const others = [...(group ?? form).querySelectorAll('input')].filter(
    (each) => each !== element && typeOf(each) === typeOf(element) && nameOf(each) === nameOf(element),
  );
  return { kind: 'choices', anchor: group ?? element, inputs: [element, ...others] };
}

function toControl(form: Element, element: Element): Control | undefined {
  const only = { anchor: element, inputs: [element] } as const;
  if (element.matches('.wpcf7-character-count')) return { kind: 'count', ...only };
  if (typeOf(element) === 'hidden') return hiddenControl(element);
  if (element.matches(CONTACT_FORM_SUBMIT)) {
    readable(isPressable(form, element), NOT_PRESSED);
    return { kind: 'submit', ...only };
  }
  if (isUnseen(element)) return hiddenControl(element);
  // A free-text input is part of its choice field, and its name depends on the plugin's version.
  if (element.matches(FREE_TEXT)) return undefined;
  if (isTicker(element)) return choiceControl(form, element);
  if (element.matches('.wpcf7-quiz')) return { kind: 'quiz', ...only };
  if (element.matches('.wpcf7-captchar')) return { kind: 'captcha', ...only };
  const isUnnamedList = element.matches('input[type=file i][multiple]') && !nameOf(element).endsWith('[]');
  readable(!element.hasAttribute('list') && !isUnnamedList, NOT_KEPT);
  readable(nameOf(element) && (element.matches('select, textarea') || LINES.has(typeOf(element))), NOT_UNDERSTOOD);
  return { kind: 'line', ...only };
}

/**
 * Finds all controls in a form, in document order. Throws an error if one of them isn't supported, or if there is a
 * third-party widget.
 */
export function findControls(form: Element): readonly Control[] {
  readable(form.querySelector(EMBEDDED_WIDGETS) === null, NOT_UNDERSTOOD);
  const known = new Set<Element>();
  return [...form.querySelectorAll(CONTROLS)].flatMap((element) => {
    if (known.has(element)) return [];
    const control = toControl(form, element);
    for (const input of control?.inputs ?? []) known.add(input);
    return control ?? [];
  });
}

/** Whether an element is hidden by an attribute or inline style. The inert copy stores styles as `data-style`. */
export function isPutAway(element: Element): boolean {
  return element.hasAttribute('hidden') || /display:\s*none/i.test(attributeOf(element, 'data-style'));
}

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

/**
 * Whether an element's text isn't part of the form's prose. This is the case for server messages, spinners, code and
 * field contents.
 */
export function isServersOwn({ localName, classList }: Element): boolean {
  return SILENT_ELEMENTS.has(localName) || [...classList].some((name) => SERVER_CLASSES.has(name));
}

/** Selector for third-party widgets, which can't be replaced. */
const EMBEDDED_WIDGETS =
  'iframe, object, embed, video, audio, [data-reflection-of], .g-recaptcha, .wpcf7-turnstile, .cf-turnstile, .h-captcha';
