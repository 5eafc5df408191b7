import type { InvalidContactField } from '../../../../data/backend/ContactFormBackend.ts';
import type { ContactFormDescription, ContactFormField } from '../../../../data/backend/ContactFormDescription.ts';
import { elementByIdAround } from '../../../../core/shared/engine/composedTree.ts';
import { unshadowed } from '../../../../core/shared/unshadowed.ts';
import { attributeOf, parseMarkup, readable } from '../../markup.ts';
import { FREE_TEXT } from '../../selectors.ts';
import { toWebUrl } from '../../wireValues.ts';
import { inputName, STATE_NAMES, withFieldNames } from '../inputNames.ts';
import { pageSettings } from './readContactFormApi.ts';
import { readFields } from './readFields.ts';

const NO_FORM =
  '`readContactForm` was given an element without a server-rendered contact form, so there is nothing to read. ' +
  'Pass the form or its wrapper, `document.querySelector(".wpcf7")`, with its hidden fields in place.';

const BLOCKED =
  '`readContactForm` was called on a page whose settings disable sending contact forms. Leave its forms unchanged.';

const NOT_READ_THERE =
  '`readContactForm` found a free-text input whose name is not the one that this server version reads, ' +
  'so its text would be lost. Keep the server-rendered form and its script.';

/** The plugin's default title, which doesn't identify the form. */
const COMMON_TITLE = 'Contact form';

/**
 * Drops ids that another element or field also has, because a label would refer to that element. For a field without an
 * id, the hook generates one.
 */
function withOwnIds(fields: readonly ContactFormField[], container: Element): readonly ContactFormField[] {
  const known = new Set<string>();
  const { ownerDocument } = unshadowed(container);
  return fields.map((field) => {
    if (!('id' in field) || field.id === undefined) return field;
    const first = ownerDocument.getElementById(field.id);
    const isOwn = !known.has(field.id) && (first === null || unshadowed(container).contains(first));
    known.add(field.id);
    return isOwn ? field : { ...field, id: undefined };
  });
}

/** Whether all free-text inputs have the names that the hook will use. If so, the server receives their values. */
function keepsFreeTexts(form: Element, fields: readonly ContactFormField[], serverVersion: string): boolean {
  const named = new Set<string>();
  for (const field of fields)
    if ('hasFreeText' in field && field.hasFreeText)
      named.add(inputName(field.name, 'freeText', false, { serverVersion }));
  return [...form.querySelectorAll(FREE_TEXT)].every((line) => named.has(attributeOf(line, 'name')));
}

/** Reads the form's metadata, such as its id and locale, from the hidden fields added by the server. */
function readState(form: Element) {
  const inputs = [...form.querySelectorAll('input')];
  const state = (name: string): string =>
    attributeOf(
      inputs.find((input) => attributeOf(input, 'name') === name),
      'value',
    );
  return {
    id: state(STATE_NAMES.id),
    unitTag: state(STATE_NAMES.unitTag).replaceAll(/[^\w-]/g, ''),
    locale: state(STATE_NAMES.locale),
    serverVersion: state(STATE_NAMES.version),
    containerId: state(STATE_NAMES.container),
    continuation: state(STATE_NAMES.hash),
  };
}

/** Finds the form element. Its content is read from a copy. */
function formIn(container: Element): HTMLFormElement | undefined {
  if (container instanceof HTMLFormElement) return container;
  return unshadowed(container).querySelector('form') ?? undefined;
}

/** Reads the fields. Throws an error if one of them can't be rendered or would lose data. */
function readOwnFields(form: Element, base: string, serverVersion: string): readonly ContactFormField[] {
  const fields = readFields(form, base);
  readable(keepsFreeTexts(form, fields, serverVersion), NOT_READ_THERE);
  checkNames(fields.flatMap((field) => ('name' in field ? (field.name ?? '') : [])));
  return fields;
}

/** Reads the form's title, action and validation mode. */
function readAttributes(form: Element, base: string) {
  const action = attributeOf(form, 'action');
  const title = attributeOf(form, 'aria-label');
  return {
    title: title === COMMON_TITLE ? undefined : title || undefined,
    action: toWebUrl(action, base) === undefined ? undefined : action,
    isAcceptanceValidated: form.matches('.wpcf7-acceptance-as-validation') || undefined,
  };
}

/**
 * Reads a contact form from a server-rendered page: all fields with their labels, defaults and limits, the text between
 * them, and the response if the form was posted without JavaScript. Supports old and new plugin versions. Only text and
 * URLs are taken from the markup. `element` is the form or one of its ancestors and isn't modified.
 *
 * Throws an error for any other element, and for a form that depends on other scripts (because it contains an add-on's
 * hidden fields, an iframe or an unknown input). Leave such forms as the server rendered them.
 */
export function readContactForm(element: Element): ContactFormDescription {
  const { ownerDocument } = unshadowed(element);
  const container = unshadowed(element).closest('.wpcf7') ?? element;
  const copy = parseMarkup(unshadowed(container).outerHTML);
  const form = copy.querySelector('form');
  readable(form, NO_FORM);
  const { id, serverVersion, continuation, ...state } = readState(form);
  readable(/^\w+$/.test(id), NO_FORM);
  const page = pageSettings(ownerDocument);
  readable(!page?.isBlocked, BLOCKED);
  const base = ownerDocument.baseURI;
  const served = formIn(container);
  if (served) checkElements(served);
  const fields = readOwnFields(form, base, serverVersion);
  const response = readInitialResponse(copy, form, continuation);
  return {
    id,
    ...readAttributes(form, base),
    fields: withOwnIds(fields, container),
    elementId: served && elementIdOf(served),
    unitTag: state.unitTag || undefined,
    locale: state.locale || undefined,
    serverVersion: serverVersion || undefined,
    containerId: state.containerId || undefined,
    isCached: page?.isCached || undefined,
    initialResponse: response && { ...response, invalidFields: withFieldNames(response.invalidFields, fields) },
  };
}

type InitialResponse = NonNullable<ContactFormDescription['initialResponse']>;

const OUTCOMES: readonly InitialResponse['outcome'][] = [
  'invalid',
  'unaccepted',
  'spam',
  'aborted',
  'sent',
  'failed',
  'payment-required',
  'error',
];

function outcomeOf(form: Element): InitialResponse['outcome'] | undefined {
  const words = [attributeOf(form, 'data-status'), ...form.classList];
  const custom = words.find((word): word is `custom-${string}` => /^custom-[\w-]+$/.test(word));
  return OUTCOMES.find((outcome) => words.includes(outcome)) ?? custom;
}

const textOf = (element: Element | null): string => (element?.textContent ?? '').trim();

/**
 * Returns the name of the field that contains a message. Newer plugin versions store the name in an attribute, older
 * ones in a class.
 */
function wrappedName(tip: Element): string | undefined {
  const wrap = tip.closest('.wpcf7-form-control-wrap');
  return (
    attributeOf(wrap, 'data-name') || [...(wrap?.classList ?? [])].find((each) => each !== 'wpcf7-form-control-wrap')
  );
}

/**
 * Reads the invalid fields from the messages next to the fields, or from the screen reader list, whose ids contain the
 * field names.
 */
function invalidFieldsOf(scope: ParentNode, form: Element): readonly InvalidContactField[] {
  const tips = [...form.querySelectorAll('.wpcf7-not-valid-tip')].map((tip) => [wrappedName(tip), tip] as const);
  const items = [...scope.querySelectorAll('.screen-reader-response li[id]')].map(
    (item) => [/-ve-(.+)$/s.exec(item.id)?.[1], item] as const,
  );
  return (tips.length > 0 ? tips : items).flatMap(([name, element]) =>
    name ? [{ name, message: textOf(element) }] : [],
  );
}

/**
 * Reads the response to a form that was posted without JavaScript from the page that the server returned. Returns
 * `undefined` if the form was not posted.
 */
function readInitialResponse(scope: ParentNode, form: Element, continuation: string): InitialResponse | undefined {
  const outcome = outcomeOf(form);
  if (outcome === undefined) return undefined;
  const message =
    textOf(scope.querySelector('.wpcf7-response-output')) ||
    textOf(scope.querySelector('.screen-reader-response [role=status]'));
  return { outcome, message, invalidFields: invalidFieldsOf(scope, form), continuation };
}

/** Properties that React uses on a form element. A field with one of these names would shadow the property. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'nodeName',
  'nodeType',
  'parentNode',
  'firstChild',
  'lastChild',
  'nextSibling',
  'previousSibling',
  'setAttribute',
  'removeAttribute',
  'appendChild',
  'insertBefore',
  'removeChild',
]);

const NOT_DRAWN =
  '`readContactForm` found a field whose name or id shadows a DOM property that React needs, such as `parentNode`, ' +
  'so React cannot render the form. Keep the server-rendered form and its script, or rename the field.';

const OF_ANOTHER_FORM =
  '`readContactForm` found a field that belongs to another form through its `form` attribute. Once mounted, it would be sent with ' +
  'this form. Keep the server-rendered form and its script, or move the field into its own form.';

const FIELDS = 'input, select, textarea, button';

/** Throws an error if a field's name or id would shadow a property that React needs. */
function checkNames(names: readonly string[]): void {
  readable(!names.some((name) => RESERVED_NAMES.has(name)), NOT_DRAWN);
}

/** Throws an error if a field in the form belongs to another form or has a name that React can't handle. */
function checkElements(form: HTMLFormElement): void {
  const own = unshadowed(form);
  readable(
    [...own.querySelectorAll(FIELDS)].every((field) => Reflect.get(field, 'form') === form),
    OF_ANOTHER_FORM,
  );
  checkNames([...own.elements].flatMap((each) => [attributeOf(each, 'name'), attributeOf(each, 'id')]));
}

/**
 * Returns the form's id. Elements outside the form use this id to refer to it. Returns `undefined` if the form has no
 * id or another element has the same id.
 */
function elementIdOf(form: HTMLFormElement): string | undefined {
  const id = attributeOf(unshadowed(form), 'id');
  return id !== '' && elementByIdAround(unshadowed(form), id) === form ? id : undefined;
}
