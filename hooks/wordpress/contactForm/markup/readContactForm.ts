import type { ContactFormDescription, ContactFormField } from '../../../backend/ContactFormDescription.ts';
import { parseInert } from '../../../trustedTypes/parseInert.ts';
import { attributeOf } from '../../attributeOf.ts';
import { readable } from '../../readable.ts';
import { toWebAddress } from '../../toWebAddress.ts';
import { withFieldNames } from '../fieldNames.ts';
import { inputName, STATE_NAMES } from '../inputNames.ts';
import { pageSettings } from './pageSettings.ts';
import { readFields } from './readFields.ts';
import { readInitialAnswer } from './readInitialAnswer.ts';
import { FREE_TEXT } from './selectors.ts';

const NO_FORM =
  '`readContactForm` was given an element that is no contact form of the server, so there is nothing to take over. ' +
  'Pass the form or what stands around it, `document.querySelector(".wpcf7")`, with its hidden fields in place.';

const BLOCKED =
  '`readContactForm` was called on a page whose settings say that its contact forms are never sent. Leave them as they are.';

const NOT_READ_THERE =
  '`readContactForm` found a line beside a choice whose name is not the one that this version of the server reads: what is written there ' +
  'would be lost. Leave this form to the server and its own script.';

/** The title that says nothing: every form has it. */
const COMMON_TITLE = 'Contact form';

/** Without the ids that another element of the page has, or another field: a label would lead there. The hook makes its own instead. */
function withOwnIds(fields: readonly ContactFormField[], container: Element): readonly ContactFormField[] {
  const known = new Set<string>();
  return fields.map((field) => {
    if (!('id' in field) || field.id === undefined) return field;
    const first = container.ownerDocument.getElementById(field.id);
    const isOwn = !known.has(field.id) && (first === null || container.contains(first));
    known.add(field.id);
    return isOwn ? field : { ...field, id: undefined };
  });
}

/** Whether what is written beside the last choice of each field arrives under the name that the hook gives it. */
function keepsFreeTexts(form: Element, fields: readonly ContactFormField[], serverVersion: string): boolean {
  const named = fields.flatMap((field) =>
    'hasFreeText' in field && field.hasFreeText ? [inputName(field.name, 'freeText', false, { serverVersion })] : [],
  );
  return [...form.querySelectorAll(FREE_TEXT)].every((line) => named.includes(attributeOf(line, 'name')));
}

/**
 * Reads a contact form out of a page of the server, of either generation: every field with its label, its default and its limits,
 * the order, what is said between, and the answer where the form was posted without scripts. Nothing of the markup survives but
 * words and addresses. `element` is the form or what stands around it; it is left as it is.
 *
 * Throws when it is something else, and for a form that another program fills in (an add-on's hidden fields, a frame, a kind of
 * input that we do not know): leave that one to the server.
 */
export function readContactForm(element: Element): ContactFormDescription {
  const copy = parseInert((element.closest('.wpcf7') ?? element).outerHTML);
  const form = copy.querySelector('form');
  const inputs = [...copy.querySelectorAll('input')];
  const state = (name: string): string =>
    attributeOf(
      inputs.find((input) => attributeOf(input, 'name') === name),
      'value',
    );
  const id = state(STATE_NAMES.id);
  readable(form && /^\w+$/.test(id), NO_FORM);
  const page = pageSettings(element.ownerDocument);
  readable(!page?.isBlocked, BLOCKED);
  const base = element.ownerDocument.baseURI;
  const fields = readFields(form, base);
  const serverVersion = state(STATE_NAMES.version);
  readable(keepsFreeTexts(form, fields, serverVersion), NOT_READ_THERE);
  const answer = readInitialAnswer(copy, form, state(STATE_NAMES.hash));
  const action = attributeOf(form, 'action');
  const title = attributeOf(form, 'aria-label');
  return {
    id,
    title: title === COMMON_TITLE ? undefined : title || undefined,
    fields: withOwnIds(fields, element.closest('.wpcf7') ?? element),
    action: toWebAddress(action, base) === undefined ? undefined : action,
    unitTag: state(STATE_NAMES.unitTag).replaceAll(/[^\w-]/g, '') || undefined,
    locale: state(STATE_NAMES.locale) || undefined,
    serverVersion: serverVersion || undefined,
    containerId: state(STATE_NAMES.container) || undefined,
    isAcceptanceValidated: form.matches('.wpcf7-acceptance-as-validation') || undefined,
    isCached: page?.isCached || undefined,
    initialAnswer: answer && { ...answer, invalidFields: withFieldNames(answer.invalidFields, fields) },
  };
}
