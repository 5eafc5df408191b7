import type { ContactFormHiddenField } from '../../../backend/ContactFormDescription.ts';
import { attributeOf } from '../../attributeOf.ts';

function optionValue(option: Element): string {
  return option.getAttribute('value') ?? option.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** What a select sends that nobody has opened: of a list everything chosen, else the last that is, or the first there is. */
function chosenValues(select: Element): readonly string[] {
  const options = [...select.querySelectorAll('option:not(:disabled)')];
  const chosen = options.filter((option) => option.hasAttribute('selected'));
  const sent = select.hasAttribute('multiple') ? chosen : [chosen.at(-1) ?? options[0]];
  return sent.flatMap((option) => (option ? [optionValue(option)] : []));
}

function valuesOf(input: Element): readonly string[] {
  if (input.matches('select')) return chosenValues(input);
  if (input.matches('textarea')) return [input.textContent];
  const isTicked = /^(checkbox|radio)$/i.test(attributeOf(input, 'type'));
  return [input.getAttribute('value') ?? (isTicked ? 'on' : '')];
}

/** What an input that nobody sees sends along, as a browser would. */
export function readHidden(input: Element): readonly ContactFormHiddenField[] {
  const name = attributeOf(input, 'name');
  return valuesOf(input).map((value) => ({ type: 'hidden', name, value }));
}
