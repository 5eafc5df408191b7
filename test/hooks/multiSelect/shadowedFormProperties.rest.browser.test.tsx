import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { MultiSelect } from '@loggia/ui';

/** A field with one of these names shadows the form property of the same name. */
const HIDING = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'elements',
  'reset',
  'contains',
  'closest',
  'querySelector',
  'querySelectorAll',
  'getRootNode',
  'ownerDocument',
  'isConnected',
];
const ITEMS = ['Larch', 'Maple', 'Rowan'].map((label) => ({ value: label.toLowerCase(), label }));

/** Finds elements by selector: role queries call the form methods that are shadowed here. */
const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const form = () => part('form') as HTMLFormElement;
const option = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) => textContent === label);
const posted = () => new FormData(form()).getAll('tree');

function Order({ names }: { readonly names: readonly string[] }) {
  return (
    <form aria-label="Order">
      {names.map((name) => (
        <input key={name} name={name} aria-label={`Field ${name}`} defaultValue="" />
      ))}
      <MultiSelect items={ITEMS} defaultValues={['rowan']} name="tree" labels={{ name: 'Trees' }} />
      <button type="reset">Empty</button>
    </form>
  );
}

describe('a multi-select in a form', () => {
  test.each([...HIDING.map((name) => [name, [name]] as const), ['all of these', HIDING] as const])(
    'can be changed, submitted and reset if fields shadow %s',
    async (_name, names) => {
      const screen = await render(
        <StrictMode>
          <Order names={names} />
        </StrictMode>,
      );
      part('[role="combobox"]').click();
      await expect.poll(() => option('Larch')).toBeDefined();
      option('Larch')?.click();
      await expect.poll(posted).toEqual(['larch', 'rowan']);
      await userEvent.keyboard('{Escape}');
      part('[type="reset"]').click();
      await expect.poll(posted).toEqual(['rowan']);
      await screen.unmount();
      expect(document.querySelector('form')).toBeNull();
    },
  );
});
