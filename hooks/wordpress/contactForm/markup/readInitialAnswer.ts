import type { InvalidContactField } from '../../../backend/ContactFormAnswer.ts';
import type { ContactFormDescription } from '../../../backend/ContactFormDescription.ts';
import { attributeOf } from '../../attributeOf.ts';

type InitialAnswer = NonNullable<ContactFormDescription['initialAnswer']>;

const OUTCOMES: readonly InitialAnswer['outcome'][] = [
  'invalid',
  'unaccepted',
  'spam',
  'aborted',
  'sent',
  'failed',
  'payment-required',
  'error',
];

function outcomeOf(form: Element): InitialAnswer['outcome'] | undefined {
  const words = [attributeOf(form, 'data-status'), ...form.classList];
  const custom = words.find((word) => /^custom-[\w-]+$/.test(word)) as `custom-${string}` | undefined;
  return OUTCOMES.find((outcome) => words.includes(outcome)) ?? custom;
}

const textOf = (element: Element | null): string => (element?.textContent ?? '').trim();

/** The name of the field around a message: data of the newer generation, a class of the older one. */
function wrappedName(tip: Element): string | undefined {
  const wrap = tip.closest('.wpcf7-form-control-wrap');
  return (
    attributeOf(wrap, 'data-name') || [...(wrap?.classList ?? [])].find((each) => each !== 'wpcf7-form-control-wrap')
  );
}

/** By the messages at the fields, or by the list for readers, which says the names in its ids. */
function invalidFieldsOf(scope: ParentNode, form: Element): readonly InvalidContactField[] {
  const tips = [...form.querySelectorAll('.wpcf7-not-valid-tip')].map((tip) => [wrappedName(tip), tip] as const);
  const items = [...scope.querySelectorAll('.screen-reader-response li[id]')].map(
    (item) => [/-ve-(.+)$/s.exec(item.id)?.[1], item] as const,
  );
  return (tips.length > 0 ? tips : items).flatMap(([name, element]) =>
    name ? [{ name, message: textOf(element) }] : [],
  );
}

/** What a form says that was posted without scripts: the page that came back has the answer in it. Undefined for a fresh one. */
export function readInitialAnswer(scope: ParentNode, form: Element, continuation: string): InitialAnswer | undefined {
  const outcome = outcomeOf(form);
  if (outcome === undefined) return undefined;
  const message =
    textOf(scope.querySelector('.wpcf7-response-output')) ||
    textOf(scope.querySelector('.screen-reader-response [role=status]'));
  return { outcome, message, invalidFields: invalidFieldsOf(scope, form), continuation };
}
