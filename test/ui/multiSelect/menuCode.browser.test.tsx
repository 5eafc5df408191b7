// @own-page
import '@loggia/ui/styles.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MultiSelect } from '@loggia/ui';
import { withholdCode } from '../../helpers/withholdCode.ts';

const TAGS = ['Alps', 'Coast', 'Forest', 'Snow'].map((label, index) => ({ value: `${index + 1}`, label }));

const field = () => page.getByRole('combobox', { name: 'Tags', exact: true });
const popup = () => page.getByRole('dialog', { name: 'Tags' });
const search = () => page.getByRole('combobox', { name: 'Search...' });

/** The maximum height of the list, which the chunk sets. */
const roomOf = (element: Element) => (element as HTMLElement).style.getPropertyValue('--loggia-anchored-height');

// Runs in its own file, because a chunk that has loaded isn't requested again.
test('an open list is not remounted when its positioning chunk loads, and is positioned when reopened', async () => {
  const code = await withholdCode('/chunks/menus');
  await render(<MultiSelect defaultItems={TAGS} labels={{ name: 'Tags' }} search />);
  await field().click();
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('co');
  const list = popup().element();

  await code.give();
  await userEvent.keyboard('a');
  expect(popup().element()).toBe(list);
  await expect.element(search()).toHaveFocus();
  await expect.element(search()).toHaveValue('coa');
  expect(roomOf(popup().element())).toBe('');

  await userEvent.keyboard('{Escape}');
  await field().click();
  await expect.poll(() => roomOf(popup().element())).toMatch(/px$/);
});
