import { elementByIdAround } from '../../../shared/engine/composedTree.ts';
import { unshadowed } from '../../../shared/unshadowed.ts';
import { attributeOf, readable } from '../../markup.ts';

/** What React reads and calls on the elements that it draws and on their way to an event: a field of such a name hides it. */
const NAMES_OF_REACT: ReadonlySet<string> = new Set([
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
  '`readContactForm` found a field that is named like something that React itself needs of a form, `parentNode` for instance: React cannot ' +
  'draw it. Leave this form to the server and its own script, or give the field another name.';

const OF_ANOTHER_FORM =
  '`readContactForm` found a field that belongs to another form by its attribute `form`: taken over, it would be sent with this one. Leave this ' +
  'form to the server and its own script, or put the field into the form that it is for.';

const FIELDS = 'input, select, textarea, button';

/** Throws where a field's name, or its id, by which a form knows it as well, hides what React needs of the form. */
export function checkNames(names: readonly string[]): void {
  readable(!names.some((name) => NAMES_OF_REACT.has(name)), NOT_DRAWN);
}

/** Throws where what is in a form belongs to another one, or what belongs to it cannot be with a form of React's. */
export function checkElements(form: HTMLFormElement): void {
  const own = unshadowed(form);
  readable(
    [...own.querySelectorAll(FIELDS)].every((field) => Reflect.get(field, 'form') === form),
    OF_ANOTHER_FORM,
  );
  checkNames([...own.elements].flatMap((each) => [attributeOf(each, 'name'), attributeOf(each, 'id')]));
}

/** The id by which what stands elsewhere in the page belongs to a form; undefined where it has none, or another element is found by it. */
export function elementIdOf(form: HTMLFormElement): string | undefined {
  const id = attributeOf(unshadowed(form), 'id');
  return id !== '' && elementByIdAround(unshadowed(form), id) === form ? id : undefined;
}
