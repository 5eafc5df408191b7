import '@loggia/ui/styles.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDialog } from '@loggia/hooks';
import { ImagePopups, MediaLink, MultiSelect, OffCanvasMenu, Playlist } from '@loggia/ui';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';
import { beginAt } from '../../helpers/visitHistory.ts';

const address = location.href;
beforeEach(() => beginAt());
afterEach(() => history.replaceState(null, '', address));

const IMAGES = [1, 2].map((number) => ({
  id: `p${number}`,
  url: `/test/fixtures/pictures/ridge.png?${number}`,
  title: `Project ${number}`,
}));
const MENU = [{ id: 'about', label: 'About', href: '#about' }];
const TAGS = ['Alps', 'Coast'].map((label) => ({ value: label, label }));

function Note() {
  const note = useDialog({ label: 'Note' });
  return (
    <>
      <button onClick={({ currentTarget }) => note.open({ opener: currentTarget })}>Read</button>
      {note.isOpen && <dialog {...note.getDialogProps()}>Low tide at six.</dialog>}
    </>
  );
}

interface Layer {
  readonly content: () => ReactNode;
  /** The button that opens the layer. It receives focus again when the layer closes. */
  readonly opener: () => ReturnType<typeof page.getByRole>;
  readonly layer: () => ReturnType<typeof page.getByRole>;
}

const MODALS: readonly (readonly [string, Layer])[] = [
  [
    'an image pop-up',
    {
      content: () => (
        <ImagePopups
          images={IMAGES}
          renderImage={(image, linkProps) => (
            <a key={image.id} {...linkProps}>
              <img src={image.url} alt={image.title} width={150} height={150} />
            </a>
          )}
        />
      ),
      opener: () => page.getByRole('link', { name: 'Project 1' }),
      layer: () => page.getByRole('dialog', { name: 'Image viewer' }),
    },
  ],
  [
    'a video pop-up',
    {
      content: () => (
        <MediaLink href="/films/harbour.mp4" popupTitle="The harbour">
          See the harbour
        </MediaLink>
      ),
      opener: () => page.getByRole('link', { name: 'See the harbour' }),
      layer: () => page.getByRole('dialog', { name: 'The harbour' }),
    },
  ],
  [
    'a playlist pop-up',
    {
      content: () => (
        <Playlist videos={plainVideos(2)} adapters={{ file: createStubPlayer() }} player={{ mode: 'popup' }} />
      ),
      opener: () => page.getByRole('link', { name: 'Play: Video 1' }),
      layer: () => page.getByRole('dialog', { name: 'Video viewer' }),
    },
  ],
  [
    'a custom dialog',
    {
      content: () => <Note />,
      opener: () => page.getByRole('button', { name: 'Read' }),
      layer: () => page.getByRole('dialog', { name: 'Note' }),
    },
  ],
];
const LAYERS: readonly (readonly [string, Layer])[] = [
  ...MODALS,
  [
    'the listbox of a multi-select',
    {
      content: () => <MultiSelect defaultItems={TAGS} labels={{ name: 'Tags' }} />,
      opener: () => page.getByRole('combobox', { name: 'Tags' }),
      layer: () => page.getByRole('listbox', { name: 'Tags' }),
    },
  ],
  [
    'an off-canvas menu',
    {
      content: () => <OffCanvasMenu menus={[MENU]} />,
      opener: () => page.getByRole('button', { name: 'Menu', exact: true }),
      layer: () => page.getByRole('link', { name: 'About' }),
    },
  ],
];

/** A typical React dialog whose state follows the browser's events. */
function Booking({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) element.current?.showModal();
    else element.current?.close();
  }, [isOpen]);
  return (
    <>
      <button onClick={() => setOpen(true)}>Book</button>
      <dialog
        ref={element}
        aria-label="Booking"
        style={{ inlineSize: 700, blockSize: 500 }}
        onCancel={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      >
        {isOpen && children}
      </dialog>
    </>
  );
}

/** A modal without a dialog element, as in component libraries, which handles Escape in the capture phase. */
function ForeignBooking({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
    };
    document.addEventListener('keydown', listen, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isOpen]);
  return (
    <>
      <button onClick={() => setOpen(true)}>Book</button>
      {isOpen && (
        <div role="dialog" aria-modal="true" aria-label="Booking">
          {children}
        </div>
      )}
    </>
  );
}

const booking = () => page.getByRole('dialog', { name: 'Booking', includeHidden: true });
const isBooking = () => {
  const element = booking().query();
  return element instanceof HTMLDialogElement ? element.open : element !== null;
};

async function expectInnermostFirst({ opener, layer }: Layer) {
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await vi.waitFor(() => expect(isBooking()).toBe(true));
  await opener().click();
  await expect.element(layer()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(layer().query()?.checkVisibility() ?? false).toBe(false));
  expect(isBooking()).toBe(true);
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(isBooking()).toBe(false));
}

describe.each(LAYERS)('%s in a dialog element', (_name, part) => {
  test('closes on the first Escape and returns focus, and the dialog closes on the second Escape', async () => {
    await render(<Booking>{part.content()}</Booking>);
    await expectInnermostFirst(part);
  });
});

describe.each(MODALS)("%s in another library's modal", (_name, part) => {
  test('closes on the first Escape and returns focus, and the modal closes on the second Escape', async () => {
    await render(<ForeignBooking>{part.content()}</ForeignBooking>);
    await expectInnermostFirst(part);
  });
});
