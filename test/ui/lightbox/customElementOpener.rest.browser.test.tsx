import '@loggia/ui/styles.css';
import { createElement, StrictMode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { FullLightbox } from '@loggia/ui';
import { paintedImages } from '../../helpers/paintedImages.ts';

const address = window.location.href;
afterEach(() => window.history.replaceState(null, '', address));

/** A typical design system button: a native button in the shadow tree of an element that isn't focusable itself. */
beforeAll(() => {
  if (customElements.get('ds-button')) return;
  customElements.define(
    'ds-button',
    class extends HTMLElement {
      connectedCallback() {
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        const button = document.createElement('button');
        button.type = 'button';
        button.append(document.createElement('slot'));
        shadow.replaceChildren(button);
      }
    },
  );
  customElements.define(
    'ds-card',
    class extends HTMLElement {
      connectedCallback() {
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        const inner = document.createElement('ds-button');
        inner.append(document.createElement('slot'));
        shadow.replaceChildren(inner);
      }
    },
  );
});

function Page({ tag }: { readonly tag: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button>Before</button>
      {createElement(tag, { onClick: () => setOpen(true) }, 'Show photos')}
      <button>After</button>
      <FullLightbox images={paintedImages} isOpen={isOpen} onOpenChange={setOpen} effect="none" />
    </main>
  );
}

const focused = () => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};
/** The native button inside a design system element. */
function innerButton(): Element {
  let found: Element | null = document.querySelector('ds-card, ds-button');
  while (found?.shadowRoot) found = found.shadowRoot.querySelector('ds-button, button');
  return found ?? expect.unreachable('There is no button.');
}
const hasOpened = () => vi.waitFor(() => expect(document.querySelector('dialog:modal')).not.toBeNull());
const hasClosed = () => vi.waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull());

describe.each(['ds-button', 'ds-card'])('a lightbox opened by the button in the shadow tree of <%s>', (tag) => {
  const renderPage = () =>
    render(
      <StrictMode>
        <Page tag={tag} />
      </StrictMode>,
    );

  test('returns focus to the button when opened by a click and closed with Escape', async () => {
    await renderPage();
    await page.getByText('Show photos').click();
    await hasOpened();
    await userEvent.keyboard('{Escape}');
    await hasClosed();
    await vi.waitFor(() => expect(focused()).toBe(innerButton()));
  });

  test('returns focus to the button when opened with Enter and closed with the close button', async () => {
    await renderPage();
    await page.getByRole('button', { name: 'Before' }).click();
    await userEvent.tab();
    expect(focused()).toBe(innerButton());
    await userEvent.keyboard('{Enter}');
    await hasOpened();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await hasClosed();
    await vi.waitFor(() => expect(focused()).toBe(innerButton()));
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});
