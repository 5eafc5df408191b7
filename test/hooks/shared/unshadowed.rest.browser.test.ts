import { afterEach, expect, test } from 'vitest';
import { closestComposed, containsComposed } from '../../../hooks/core/shared/engine/composedTree.ts';
import { rememberFocus } from '../../../hooks/core/shared/engine/focus.ts';
import { scrollerOf } from '../../../hooks/core/shared/engine/scrolling.ts';
import { unshadowed } from '../../../hooks/core/shared/unshadowed.ts';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';

const formOfPage = () => document.querySelector('form') as HTMLFormElement;
const inputOf = (name: string) =>
  [...document.querySelectorAll('input')].find((each) => each.name === name) as HTMLInputElement;

afterEach(() => document.body.replaceChildren());

test('a form has its own properties, to be read, called and set, whatever its fields are called', () => {
  document.body.innerHTML = '<form id="own"><input name="id"><input name="matches"><input name="children"></form>';
  const own = unshadowed(formOfPage());
  expect([own.id, own.matches('#own'), own.children.length]).toEqual(['own', true, 3]);
  own.id = 'other';
  expect(formOfPage().getAttribute('id')).toBe('other');
});

test('the way up from a field ends at the page, whatever its form hides', () => {
  document.body.innerHTML =
    '<div id="scroller" style="height: 50px; overflow: auto"><form><input name="parentElement"><input name="parentNode">' +
    '<input name="closest"><p style="height: 200px"><b>x</b></p></form></div>';
  const field = document.querySelector('b') as HTMLElement;
  const scroller = document.querySelector('#scroller');
  expect(scrollerOf(field)).toBe(scroller);
  expect(containsComposed(scroller, field)).toBe(true);
  expect(closestComposed(formOfPage(), '#scroller')).toBe(scroller);
  inputOf('closest').focus();
  expect(rememberFocus(inputOf('closest')).findNearest()).toBe(inputOf('parentNode'));
});

test('names in the server’s markup hide nothing of the page from its reader', () => {
  const hostile = ['body', 'querySelector', 'querySelectorAll', 'getElementById', 'createElementNS']
    .map((name) => `<img name="${name}"><form name="${name}"></form><object id="${name}"></object>`)
    .join('');
  const inner = [
    'childNodes',
    'getAttribute',
    'querySelector',
    'textContent',
    'firstChild',
    'replaceWith',
    'attributes',
  ];
  const copy = parseInert(
    `${hostile}<form id="f" class="a b" data-x="1" weird"name="2">${inner.map((name) => `<input name="${name}">`).join('')}text</form>`,
  );
  const form = copy.querySelector('form[data-x]');
  expect([form?.getAttribute('data-x'), form?.textContent, form?.id]).toEqual(['1', 'text', 'f']);
  expect(form?.matches('form.a.b')).toBe(true);
  expect([...(form?.querySelectorAll('input') ?? [])].map((each) => each.getAttribute('name'))).toEqual(inner);
  expect(copy.body.querySelectorAll('img')).toHaveLength(5);
});
