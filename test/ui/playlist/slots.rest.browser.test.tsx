import '@loggia/ui/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { PlaylistSlots } from '@loggia/ui';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { beginAt } from '../../helpers/visitHistory.ts';
import { createPages, PlaylistPage } from './PlaylistPage.tsx';

const address = window.location.href;
beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

const SLOTS: PlaylistSlots = {
  item: ({ playlist, video, isCurrent }) => {
    const { href, ...props } = playlist.getItemProps({ video });
    return (
      <a {...props} href={href ?? '#'} aria-label={undefined}>
        {`${isCurrent ? 'Now' : 'Watch'} ${video.title}`}
      </a>
    );
  },
  arrow: ({ direction, buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      {direction === 'next' ? 'Later' : 'Earlier'}
    </button>
  ),
  closeButton: ({ buttonProps }) => (
    <button {...buttonProps} aria-label={undefined}>
      Enough
    </button>
  ),
  pager: ({ playlist, children }) => <section aria-label={`At ${playlist.position}`}>{children}</section>,
};

const watch = (name: string) => page.getByRole('link', { name, exact: true });

test.each(['grid', 'list', 'carousel'] as const)(
  'a %s can render custom items that play their video',
  async (template) => {
    await render(<PlaylistPage template={template} stub={createStubPlayer()} slots={SLOTS} />);
    await expect.element(watch('Now Video 1')).toBeVisible();
    watch('Watch Video 2').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(watch('Now Video 2')).toBeVisible();
  },
);

test('a playlist can render custom arrows and a custom pager that work with the keyboard', async () => {
  await render(<PlaylistPage {...createPages()} stub={createStubPlayer()} slots={SLOTS} />);
  page.getByRole('button', { name: 'Later' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(watch('Now Video 2')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Later' })).toHaveFocus();
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect.element(watch('Now Video 1')).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^At 1/ })).toBeVisible();
});

test('the playlist pop-up can render custom arrows and a custom close button', async () => {
  await render(<PlaylistPage {...createPages()} stub={createStubPlayer()} player={{ mode: 'popup' }} slots={SLOTS} />);
  await watch('Watch Video 2').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Video viewer: Video 3');
  await page.getByRole('button', { name: 'Enough' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['above the list', 'large'],
  ['in the pop-up', 'popup'],
] as const)('a player %s can be wrapped or replaced with a slot', async (_place, mode) => {
  const slots: PlaylistSlots = {
    player: ({ playlist, video, children }) => (
      <section aria-label={`Film: ${video?.title}`}>
        {playlist.player.isMounted ? children : <div {...playlist.player.getContainerProps()}>Soon</div>}
      </section>
    ),
  };
  await render(<PlaylistPage stub={createStubPlayer()} player={{ mode }} slots={slots} />);
  await page.getByRole('link', { name: 'Video 2' }).click();
  const film = page.getByRole('region', { name: 'Film: Video 2' });
  await expect.element(film).toBeVisible();
  await expect.poll(() => film.element().querySelector('.loggia-player iframe, .loggia-player video')).toBeTruthy();
});
