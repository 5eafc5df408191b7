import { act } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStaticContactForms } from '@loggia/hooks/static';
import { ContactForm, KitProvider } from '@loggia/ui';
import { contactFormWithEverything } from '../../helpers/contactFormWithEverything.ts';

const delivered = vi.fn<(data: FormData) => void>();
const backend = createStaticContactForms({ deliver: async (data) => delivered(data) });
const form = {
  ...contactFormWithEverything,
  fields: contactFormWithEverything.fields.filter(({ type }) => type !== 'captcha' && type !== 'quiz'),
};
const page = (
  <StrictMode>
    <KitProvider>
      <ContactForm form={form} backend={backend} validateOnChange={false} />
    </KitProvider>
  </StrictMode>
);

let root: ReturnType<typeof hydrateRoot> | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function serve(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  return place;
}
const field = (place: HTMLElement, name: string, index = 0) =>
  [...place.querySelectorAll<HTMLInputElement>('input, textarea')].filter((each) => each.name === name)[
    index
  ] as HTMLInputElement;

/** Markup without the attributes that change at hydration: the free-text field of an unselected choice, and the submit button before the terms are accepted. */
const still = (place: HTMLElement): string =>
  place.innerHTML.replaceAll(/ (aria-)?disabled="(true)?"| data-disabled=""/g, '');

describe('hydrating a contact form', { timeout: 30_000 }, () => {
  test('matches the server-rendered markup and logs no warnings in strict mode', () => {
    const place = serve();
    const before = still(place);
    const elements = [...place.querySelectorAll('*')];
    const onRecoverableError = vi.fn();
    act(() => void (root = hydrateRoot(place, page, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(still(place)).toBe(before);
    expect([...place.querySelectorAll('*')]).toEqual(elements);
  });

  test('keeps text typed before hydration, and sends the text once', async () => {
    const place = serve();
    field(place, 'your-name').value = 'Ann';
    field(place, 'text').value = 'Fine light.';
    field(place, 'light', 1).checked = true;
    field(place, 'terms').checked = true;
    act(() => void (root = hydrateRoot(place, page)));
    expect([field(place, 'your-name').value, field(place, 'text').value]).toEqual(['Ann', 'Fine light.']);
    expect(place.textContent).toContain('39 characters left');
    expect(field(place, 'light-freeText').disabled).toBe(false);
    const button = place.querySelector<HTMLElement>('[type=submit]');
    expect(button?.getAttribute('aria-disabled')).toBeNull();
    await act(async () => {
      button?.click();
      button?.click();
    });
    expect(delivered.mock.calls.map(([data]) => data.get('your-name'))).toEqual(['Ann']);
  });
});
