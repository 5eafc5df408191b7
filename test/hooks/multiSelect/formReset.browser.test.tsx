import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { MultiSelect } from '@loggia/ui';

const ITEMS = ['Alps', 'Coast', 'Dunes'].map((label, index) => ({ value: `v${index}`, label }));
const form = () => page.getByRole('form', { name: 'Wishes' }).element() as HTMLFormElement;
const posted = () => new FormData(form()).getAll('place');
const field = () => page.getByRole('combobox', { name: 'Places' });

async function renderForm() {
  await render(
    <StrictMode>
      <form id="wishes" aria-label="Wishes">
        <MultiSelect items={ITEMS} defaultValues={['v2']} name="place" labels={{ name: 'Places' }} />
      </form>
      <button form="wishes" type="reset">
        Start again
      </button>
    </StrictMode>,
  );
  await field().click();
  await page.getByRole('option', { name: 'Alps' }).click();
  await expect.poll(posted).toEqual(['v0', 'v2']);
}

describe('a multi-select in a form', () => {
  test('restores its default values when a reset button outside the form is clicked', async () => {
    await renderForm();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(posted).toEqual(['v2']);
    await expect.element(field()).toHaveTextContent('Dunes');
  });

  test('restores its default values when `form.reset()` is called while the list is open', async () => {
    await renderForm();
    form().reset();
    await expect.poll(posted).toEqual(['v2']);
    await expect.element(page.getByRole('option', { name: 'Alps' })).toHaveAttribute('aria-selected', 'false');
  });
});
