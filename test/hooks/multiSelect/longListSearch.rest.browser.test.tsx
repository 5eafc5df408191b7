import '@loggia/ui/styles.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { MultiSelect } from '@loggia/ui';

const ITEMS = Array.from({ length: 4200 }, (_, index) => ({ value: `b${index}`, label: `Berth ${index}` }));
const found = ITEMS.filter(({ label }) => label.includes('7'));
const lastFound = found.at(-1);

test('a search that leaves more than a thousand berths keeps the list virtualized, and all of them in reach', async () => {
  await render(
    <form aria-label="Harbour">
      <MultiSelect items={ITEMS} search selectAll name="berth" labels={{ name: 'Berths' }} />
    </form>,
  );
  await page.getByRole('combobox', { name: 'Berths' }).click();
  await expect.element(page.getByRole('option', { name: 'Berth 0', exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await userEvent.keyboard('7');
  await expect.element(page.getByRole('option', { name: 'Berth 7', exact: true })).toBeVisible();
  const options = () => page.getByRole('option').elements();
  const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options()[0]?.getAttribute('aria-setsize')).toBe(String(found.length));
  expect(options().length).toBeLessThan(500);

  for (let turn = 0; turn < found.length / 10; turn += 1) await userEvent.keyboard('{PageDown}');
  await expect.poll(() => active()?.textContent).toBe(lastFound?.label);
  expect(active()?.getAttribute('aria-posinset')).toBe(String(found.length));
  await expect.element(active()).toBeInViewport();
  expect(options().length).toBeLessThan(500);

  await page.getByRole('checkbox', { name: 'Select All' }).click();
  await userEvent.keyboard('{Escape}');
  const form = page.getByRole('form', { name: 'Harbour' }).element() as HTMLFormElement;
  await expect.poll(() => new FormData(form).getAll('berth')).toEqual(found.map(({ value }) => value));
});
