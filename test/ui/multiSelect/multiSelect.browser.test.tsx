import '@loggia/ui/styles.css';
import type { FormEvent, ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useMultiSelect } from '@loggia/hooks';
import { MultiSelect, type MultiSelectProps } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';

const TAGS = ['Alps', 'Coast', 'Évora', 'Forest', 'Snow'].map((label, index) => ({ value: `${index + 1}`, label }));

const field = () => page.getByRole('combobox', { name: 'Tags', exact: true });
const popup = () => page.getByRole('dialog', { name: 'Tags' });
const search = () => page.getByRole('combobox', { name: 'Search...' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

const posted = () => {
  const form = document.querySelector('form');
  return form ? new FormData(form).getAll('tags') : [];
};

async function renderTags(props: Partial<MultiSelectProps> = {}) {
  return render(
    <main>
      <h1>Landscapes</h1>
      <form>
        <button type="button">Before</button>
        <MultiSelect defaultItems={TAGS} name="tags" labels={{ name: 'Tags' }} {...props} />
      </form>
    </main>,
  );
}

const renderResettable = (props: Partial<MultiSelectProps> = {}, onReset?: (event: FormEvent) => void) =>
  render(
    <form onReset={onReset}>
      <MultiSelect defaultItems={TAGS} name="tags" labels={{ name: 'Tags' }} defaultValues={['2']} {...props} />
      <button type="reset">Reset</button>
    </form>,
  );

const MANY = Array.from({ length: 300 }, (_, index) => ({
  value: String(index),
  label: index % 7 === 3 ? `P${index} ${'with a long name '.repeat(6)}` : `P${index}`,
}));

const ALL_PARTS = { search: true, selectAll: true, confirm: true } as const;

afterEach(() => page.viewport(1280, 800));

describe('a multi-select', () => {
  test('can be operated with the keyboard, shows the selected labels, and submits the selected values', async () => {
    await renderTags();
    (field().element() as HTMLElement).focus();
    await press('{ArrowDown}');
    await expect.element(page.getByRole('listbox', { name: 'Tags' })).toHaveFocus();
    await press(' {ArrowDown}{Enter}');
    await expect.element(option('Coast')).toHaveAttribute('aria-selected', 'true');
    await press('s{Enter}');
    await expect.element(field()).toHaveTextContent('Alps, Coast, Snow');
    await press('{Escape}');
    await expect.element(field()).toHaveFocus();
    await expect.element(popup()).not.toBeInTheDocument();
    expect(posted()).toEqual(['1', '2', '5']);
  });

  test('applies the selection only after OK if it has OK and Cancel buttons', async () => {
    const onValuesChange = vi.fn<(values: readonly string[]) => void>();
    await renderTags({ ...ALL_PARTS, defaultValues: ['1'], onValuesChange });
    await field().click();
    await expect.element(search()).toHaveFocus();
    await option('Snow').click();
    await expect.element(option('Snow')).toHaveAttribute('aria-selected', 'true');
    await expect.element(search()).toHaveFocus();
    expect(posted()).toEqual(['1']);
    await button('Cancel').click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveTextContent(/^Alps$/);

    await field().click();
    await expect.element(option('Snow')).toHaveAttribute('aria-selected', 'false');
    await page.getByRole('checkbox', { name: 'Select All' }).click();
    expect(onValuesChange).not.toHaveBeenCalled();
    await button('OK').click();
    await expect.element(field()).toHaveTextContent('5 all selected!');
    expect(posted()).toEqual(['1', '2', '3', '4', '5']);
    expect(onValuesChange).toHaveBeenCalledTimes(1);
  });

  test('ignores accents when searching, announces the number of matches, and shows a message if there are none', async () => {
    await renderTags(ALL_PARTS);
    await field().click();
    await search().fill('evo');
    await expect.element(option('Évora')).toBeVisible();
    await expect.element(option('Alps')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('1 found');
    await press('{Enter}');
    await search().fill('<b>');
    await expect.element(popup()).toHaveTextContent('No matches for "<b>"');
    await button('OK').click();
    expect(posted()).toEqual(['3']);
  });

  test('opens below its button within the viewport, and closes on a click outside', async () => {
    await renderTags(ALL_PARTS);
    await field().click();
    await expect.element(search()).toHaveFocus();
    const [anchor, list] = [field(), popup()].map((part) => part.element().getBoundingClientRect());
    expect(Math.abs((list?.top ?? 0) - (anchor?.bottom ?? 0))).toBeLessThan(8);
    expect(list?.left).toBeGreaterThanOrEqual(0);
    expect(list?.bottom).toBeLessThanOrEqual(innerHeight);
    await button('Before').click();
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(button('Before')).toHaveFocus();
  });

  test('opens centered over a narrow page, with OK and Cancel buttons', async () => {
    await page.viewport(400, 700);
    await renderTags();
    await field().click();
    await expect.element(button('OK')).toBeVisible();
    const { left, right, top, bottom } = popup().element().getBoundingClientRect();
    expect(Math.min(left, 400 - right, top, 700 - bottom)).toBeGreaterThanOrEqual(8);
    expect(Math.abs(left - (400 - right))).toBeLessThanOrEqual(1);
  });

  test('passes axe, both closed and open', async () => {
    await renderTags({ ...ALL_PARTS, defaultValues: ['1'] });
    await expectAccessible();
    await field().click();
    await expect.element(search()).toHaveFocus();
    await expectAccessible();
  });
});

describe('a multi-select in a form', () => {
  const chooseSnow = async () => {
    await field().click();
    await option('Snow').click();
    await press('{Escape}');
    await expect.element(field()).toHaveTextContent('Coast, Snow');
  };

  test('restores the initial selection when the form is reset', async () => {
    const onValuesChange = vi.fn<NonNullable<MultiSelectProps['onValuesChange']>>();
    await renderResettable({ onValuesChange });
    await chooseSnow();
    await button('Reset').click();
    await expect.element(field()).toHaveTextContent(/^Coast$/);
    expect(posted()).toEqual(['2']);
    expect(onValuesChange).toHaveBeenLastCalledWith(['2'], expect.objectContaining({ reason: 'reset' }));
  });

  test('keeps the selection if the page prevents the reset', async () => {
    let isPrevented = true;
    const onReset = vi.fn<(event: FormEvent) => void>((event) => isPrevented && event.preventDefault());
    const onValuesChange = vi.fn<NonNullable<MultiSelectProps['onValuesChange']>>();
    await renderResettable({ onValuesChange }, onReset);
    await chooseSnow();
    onValuesChange.mockClear();
    await button('Reset').click();
    expect(onReset).toHaveBeenCalledTimes(1);
    // The reset would be handled in a timeout, which would fire before this one.
    await new Promise((resolve) => setTimeout(resolve));
    expect(onValuesChange).not.toHaveBeenCalled();
    expect(posted()).toEqual(['2', '5']);
    isPrevented = false;
    await button('Reset').click();
    await expect.element(field()).toHaveTextContent(/^Coast$/);
    expect(onValuesChange).toHaveBeenCalledTimes(1);
  });

  test('requests an empty selection on reset if controlled', async () => {
    const onValuesChange = vi.fn<NonNullable<MultiSelectProps['onValuesChange']>>();
    await renderResettable({ values: ['1', '3'], defaultValues: undefined, onValuesChange });
    await button('Reset').click();
    await expect.poll(() => onValuesChange.mock.calls).toEqual([[[], expect.objectContaining({ reason: 'reset' })]]);
  });

  test('discards a selection that was not confirmed with OK when the form is reset', async () => {
    await renderResettable({ confirm: true });
    await field().click();
    await option('Snow').click();
    await expect.element(option('Snow')).toHaveAttribute('aria-selected', 'true');
    document.querySelector('form')?.reset();
    await expect.element(option('Snow')).toHaveAttribute('aria-selected', 'false');
    await expect.element(option('Coast')).toHaveAttribute('aria-selected', 'true');
  });
});

/** A field whose button refers to its form by id. */
function NamedForm(): ReactElement {
  const tags = useMultiSelect({ defaultItems: TAGS, defaultValues: ['1'], labels: { name: 'Tags' } });
  return (
    <>
      <form id="apart">
        <button type="reset">Reset</button>
      </form>
      <button {...tags.getTriggerProps({ form: 'apart' })} />
      <button type="button" onClick={() => tags.select('4')}>
        Forest too
      </button>
    </>
  );
}

test("a multi-select resets with the form named by its button's form attribute", async () => {
  await render(<NamedForm />);
  await button('Forest too').click();
  await expect.element(field()).toHaveTextContent('Alps, Forest');
  await button('Reset').click();
  await expect.element(field()).toHaveTextContent(/^Alps$/);
});

describe('a multi-select with 300 items', () => {
  const list = () => page.getByRole('listbox').element() as HTMLElement;
  const active = () => document.querySelector<HTMLElement>('[role="option"][data-active]');
  async function expectActive(label: RegExp): Promise<void> {
    await expect.poll(() => active()?.textContent).toMatch(label);
    const { top, bottom } = list().getBoundingClientRect();
    await expect.poll(() => active()?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(top - 1);
    await expect.poll(() => active()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
  }

  test('keeps the active item in view while the user navigates with the keyboard or types', async () => {
    await renderTags({ defaultItems: MANY });
    (field().element() as HTMLElement).focus();
    await press('{ArrowDown}');
    await expect.element(page.getByRole('listbox', { name: 'Tags' })).toHaveFocus();
    await expectActive(/^P0$/);
    await press('{End}');
    await expectActive(/^P299$/);
    expect(list().getAttribute('aria-activedescendant')).toBe(active()?.id);
    await press('{ArrowUp}{PageUp}');
    await expectActive(/^P288$/);
    await press('{Home}{PageDown}{ArrowDown}');
    await expectActive(/^P11$/);
    await press('p250');
    await expectActive(/^P250$/);
    await press('{Enter}');
    await expect.element(field()).toHaveTextContent('P250');
    list().scrollTop = 0;
    await press('{ArrowDown}');
    await expectActive(/^P251$/);
    expect(posted()).toEqual(['250']);
  });

  test('opens at the selected item, and selects all items even if the search hides some', async () => {
    await renderTags({ ...ALL_PARTS, defaultItems: MANY, defaultValues: ['201'] });
    await field().click();
    await expectActive(/^P201$/);
    await page.getByRole('checkbox', { name: 'Select All' }).click();
    await search().fill('p29');
    await expectActive(/^P29$/);
    await expect.element(page.getByRole('status')).toHaveTextContent('11 found');
    await button('OK').click();
    await expect.element(field()).toHaveTextContent('300 all selected!');
    expect(posted()).toHaveLength(300);
  });
});
