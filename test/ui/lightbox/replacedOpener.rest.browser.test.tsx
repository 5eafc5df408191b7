import '@loggia/ui/styles.css';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { FullLightbox } from '@loggia/ui';
import { paintedImages } from '../../helpers/paintedImages.ts';

const address = window.location.href;
afterEach(() => window.history.replaceState(null, '', address));

interface OpenerProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** A toggle whose label reflects the state. */
const TellingButton = ({ isOpen, setOpen }: OpenerProps) => (
  <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
    {isOpen ? 'Photos are shown' : 'Show photos'}
  </button>
);
/** A button that is disabled while the lightbox is open. */
const DisabledButton = ({ isOpen, setOpen }: OpenerProps) => (
  <button disabled={isOpen} onClick={() => setOpen(true)}>
    Show photos
  </button>
);
/** A button that opens the lightbox asynchronously. */
const LoadingButton = ({ setOpen }: OpenerProps) => (
  <button
    onClick={async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      setOpen(true);
    }}
  >
    Show photos
  </button>
);

function Page({ Opener }: { readonly Opener: (props: OpenerProps) => React.JSX.Element }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button>Before</button>
      <Opener isOpen={isOpen} setOpen={setOpen} />
      <button>After</button>
      <FullLightbox images={paintedImages} isOpen={isOpen} onOpenChange={setOpen} effect="none" />
    </main>
  );
}

const opener = () => page.getByRole('button', { name: 'Show photos' });
const hasOpened = () => vi.waitFor(() => expect(document.querySelector('dialog:modal')).not.toBeNull());
const hasClosed = () => vi.waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull());

describe.each([
  ['whose label changes', TellingButton],
  ['that is disabled while open', DisabledButton],
  ['that opens it asynchronously', LoadingButton],
])('a lightbox opened by a button %s', (_which, Opener) => {
  const renderPage = () =>
    render(
      <StrictMode>
        <Page Opener={Opener} />
      </StrictMode>,
    );

  test('returns focus to the button when opened by a click and closed with Escape', async () => {
    await renderPage();
    await opener().click();
    await hasOpened();
    await userEvent.keyboard('{Escape}');
    await hasClosed();
    await expect.element(opener()).toHaveFocus();
  });

  test('returns focus to the button when opened with Enter and closed with the close button', async () => {
    await renderPage();
    await page.getByRole('button', { name: 'Before' }).click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasOpened();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await hasClosed();
    await expect.element(opener()).toHaveFocus();
  });
});
