import { afterEach, expect, test } from 'vitest';
import { unshadowed } from '../../../hooks/core/shared/unshadowed.ts';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';

const formOfPage = () => document.querySelector('form') as HTMLFormElement;

afterEach(() => document.body.replaceChildren());

test('unshadowed gives access to a form’s own properties and methods, whatever its fields are named', () => {
  document.body.innerHTML = '<form id="own"><input name="id"><input name="matches"><input name="children"></form>';
  const own = unshadowed(formOfPage());
  expect([own.id, own.matches('#own'), own.children.length]).toEqual(['own', true, 3]);
  own.id = 'other';
  expect(formOfPage().getAttribute('id')).toBe('other');
});

test('names in server markup do not shadow properties of the parsed document', () => {
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
