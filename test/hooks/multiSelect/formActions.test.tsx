import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode, useActionState } from 'react';
import { describe, expect, test } from 'vitest';
import { useMultiSelect } from '@loggia/hooks';
import { settle } from '../../helpers/settle.ts';

const ITEMS = ['Alps', 'Coast', 'Dunes'].map((label, index) => ({ value: `v${index}`, label }));

interface Saved {
  readonly title: string;
  readonly places: readonly string[];
}
type Save = (saved: Saved, form: FormData) => Promise<Saved>;

/** A React 19 form: its fields start with the result of its action, and React resets the form after each action. */
function AlbumForm({ save, first }: { readonly save: Save; readonly first: Saved }) {
  const [saved, action] = useActionState(save, first);
  const places = useMultiSelect({
    items: ITEMS,
    name: 'place',
    defaultValues: saved.places,
    labels: { name: 'Places' },
  });
  return (
    <form action={action}>
      <input name="title" defaultValue={saved.title} />
      <button {...places.getTriggerProps()} />
      {places.formEntries.map(({ name, value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <button type="button" onClick={() => places.select('v0')}>
        The Alps, too
      </button>
      <button>Save</button>
      <output>{places.values.join(' ')}</output>
    </form>
  );
}

const FIRST: Saved = { title: 'Sea', places: ['v2'] };
const sentOf = (form: FormData): Saved => ({
  title: String(form.get('title')),
  places: form.getAll('place').map(String),
});

/** Titles the album "Hills", adds the Alps and saves. Returns what the fields show and post afterwards. */
async function visit(answerTo: (sent: Saved, before: Saved) => Saved) {
  const sent: Saved[] = [];
  const save: Save = async (before, form) => {
    sent.push(sentOf(form));
    return answerTo(sentOf(form), before);
  };
  const { container } = render(<AlbumForm save={save} first={FIRST} />, { wrapper: StrictMode });
  const form = container.querySelector('form') ?? expect.unreachable('There is no form.');
  const submit = () => act(async () => form.requestSubmit());
  const title = form.querySelector('input') ?? expect.unreachable('There is no field.');
  const shown = () => ({
    title: title.value,
    places: form.querySelector('output')?.textContent.split(' ').filter(Boolean),
  });
  fireEvent.change(title, { target: { value: 'Hills' } });
  fireEvent.click(screen.getByRole('button', { name: 'The Alps, too' }));
  expect(shown()).toEqual({ title: 'Hills', places: ['v0', 'v2'] });
  await submit();
  expect(sent).toEqual([{ title: 'Hills', places: ['v0', 'v2'] }]);
  return { shown, posted: () => sentOf(new FormData(form)) };
}

describe('a multi-select after a form action', () => {
  test('shows the saved values, like the adjacent text field', async () => {
    const { shown, posted } = await visit((sent) => sent);
    await settle(() => expect(shown()).toEqual({ title: 'Hills', places: ['v0', 'v2'] }));
    expect(posted()).toEqual(shown());
  });

  test('shows the values returned by the server', async () => {
    const { shown, posted } = await visit(() => ({ title: 'The hills', places: ['v1'] }));
    await settle(() => expect(shown()).toEqual({ title: 'The hills', places: ['v1'] }));
    expect(posted()).toEqual(shown());
  });

  test('restores its initial values if the action saved nothing', async () => {
    const { shown, posted } = await visit((_sent, before) => before);
    await settle(() => expect(shown()).toEqual(FIRST));
    expect(posted()).toEqual(shown());
  });

  test('is empty if the action returns no values', async () => {
    const { shown, posted } = await visit(() => ({ title: '', places: [] }));
    await settle(() => expect(shown()).toEqual({ title: '', places: [] }));
    expect(posted()).toEqual(shown());
  });
});
