import '@loggia/ui/styles.css';
import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ImagePopups, MediaLink, Playlist } from '@loggia/ui';
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

interface Popup {
  readonly content: () => ReactNode;
  /** The name of the link that opens the pop-up. */
  readonly opener: string;
  readonly name: string;
}

const POPUPS: readonly (readonly [string, Popup])[] = [
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
      opener: 'Project 1',
      name: 'Image viewer',
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
      opener: 'See the harbour',
      name: 'The harbour',
    },
  ],
  [
    'a playlist pop-up',
    {
      content: () => (
        <Playlist videos={plainVideos(2)} adapters={{ file: createStubPlayer() }} player={{ mode: 'popup' }} />
      ),
      opener: 'Play: Video 1',
      name: 'Video viewer',
    },
  ],
];

const heard = vi.fn<(type: string) => void>();
const listen = ({ type }: { readonly type: string }) => heard(type);

describe.each(POPUPS)('%s', (_name, { content, opener, name }) => {
  const dialog = () => page.getByRole('dialog', { name });
  const close = () => dialog().getByRole('button', { name: 'Close', exact: true });
  const hasClosed = () => vi.waitFor(() => expect(document.querySelector('dialog:modal')).toBeNull());

  async function openPopup() {
    await page.getByRole('link', { name: opener, exact: true }).click();
    await expect.element(dialog()).toBeVisible();
    await expect.element(close()).toBeVisible();
    const outside = heard.mock.calls.flat();
    heard.mockClear();
    return outside;
  }

  test('does not propagate pointer and key events to a clickable card around its opener', async () => {
    await render(
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- apps use such cards
      <article
        onClick={listen}
        onPointerDown={listen}
        onPointerUp={listen}
        onMouseDown={listen}
        onTouchStart={listen}
        onKeyDown={listen}
      >
        {content()}
      </article>,
    );
    await expect(openPopup()).resolves.toContain('click');
    await userEvent.keyboard('a');
    await userEvent.keyboard('{ArrowRight}');
    await close().click();
    await hasClosed();
    expect(heard.mock.calls).toEqual([]);

    await openPopup();
    await userEvent.click(dialog(), { position: { x: 6, y: 300 } });
    await userEvent.keyboard('{Escape}');
    await hasClosed();
    expect(heard.mock.calls.filter(([type]) => !type.startsWith('key'))).toEqual([]);
  });
});
