// @own-page
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PlaylistPage, youTubeVideos, type PlaylistPageProps } from './PlaylistPage.tsx';

const FILMS = youTubeVideos(5);
const TALKS = youTubeVideos(3, 'talk');

const frameIn = (name: string) => page.getByTestId(name).element().querySelector('iframe');
const bodyIn = (name: string) => frameIn(name)?.contentDocument?.body;
const stateIn = (name: string) => bodyIn(name)?.dataset['state'];
const videoIn = (name: string) => bodyIn(name)?.dataset['video'];
const pressIn = (name: string, text: string) => {
  const buttons = [...(bodyIn(name)?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === text)?.click();
};
const item = (title: string) => page.getByRole('link', { name: `Play: ${title}` });
const current = () => document.querySelector('a[aria-current=true]')?.textContent;

const renderFilms = (props: Partial<PlaylistPageProps> = {}) =>
  render(
    <StrictMode>
      <PlaylistPage name="films" videos={FILMS} {...props} />
    </StrictMode>,
  );
async function expectListening(name: string): Promise<void> {
  await expect.poll(() => bodyIn(name)?.dataset['listener']).toBe('there');
}
async function expectPlaying(name: string, id: string): Promise<void> {
  await expect.poll(() => [videoIn(name), stateIn(name)]).toEqual([id, 'playing']);
}

describe('a playlist with its player above the list', () => {
  test('shows its first video, and plays a clicked video in the same iframe without a history entry', async () => {
    await renderFilms();
    await expectListening('films');
    const [frame, entries] = [frameIn('films'), history.length];
    expect([videoIn('films'), stateIn('films')]).toEqual(['film-0', undefined]);
    await item('film 1').click();
    await expectPlaying('films', 'film-1');
    expect(current()).toBe('film 1');
    await item('film 2').click();
    await expectPlaying('films', 'film-2');
    expect([frameIn('films'), history.length]).toEqual([frame, entries]);
    await expect.element(page.getByText('Now playing: film 2')).toBeInTheDocument();
  });

  test('advances automatically, and wraps around after the last video', async () => {
    const videos = youTubeVideos(2, 'short');
    await renderFilms({ videos, player: { autonext: true, showPlayingTitle: true } });
    await expectListening('films');
    await item('short 1').click();
    await expectPlaying('films', 'short-1');
    pressIn('films', 'End');
    await expectPlaying('films', 'short-0');
    await expect.element(page.getByRole('heading', { name: 'short 0' })).toBeVisible();
  });

  test('repeats the same video with `loop`', async () => {
    await renderFilms({ player: { autonext: true, loop: true } });
    await expectListening('films');
    pressIn('films', 'Play');
    pressIn('films', 'End');
    await expectPlaying('films', 'film-0');
  });

  test('switches between providers in one iframe, and shows which video cannot be played', async () => {
    const videos = [
      ...youTubeVideos(1),
      { provider: 'vimeo', id: '77', title: 'walk' },
      { provider: 'youtube', id: 'gone-1', title: 'gone' },
    ] as const;
    await renderFilms({ videos });
    await expectListening('films');
    const frame = frameIn('films');
    const entries = history.length;
    await item('walk').click();
    await expectPlaying('films', '77');
    await item('film 0').click();
    await expectPlaying('films', 'film-0');
    await item('gone').click();
    await expect.element(page.getByText('This video could not be played.')).toBeVisible();
    expect([frameIn('films'), history.length]).toEqual([frame, entries]);
  });

  test('loads nothing from a provider until the user consents, then plays', async () => {
    await renderFilms({ requiresConsent: true });
    await item('film 1').click();
    expect(frameIn('films')).toBeNull();
    await page.getByRole('button', { name: 'Load from YouTube', exact: true }).click();
    await expectPlaying('films', 'film-1');
  });
});

describe('two playlists on one page', () => {
  test('never play at the same time', async () => {
    await render(
      <>
        <PlaylistPage name="films" videos={FILMS} />
        <PlaylistPage name="talks" videos={TALKS} />
      </>,
    );
    await expectListening('films');
    await expectListening('talks');
    await item('film 1').click();
    await expectPlaying('films', 'film-1');
    await item('talk 1').click();
    await expectPlaying('talks', 'talk-1');
    await expect.poll(() => stateIn('films')).toBe('paused');
    pressIn('films', 'Play');
    await expect.poll(() => [stateIn('films'), stateIn('talks')]).toEqual(['playing', 'paused']);
  });

  test('play only the video clicked last, whichever provider loads faster', async () => {
    await render(
      <>
        <PlaylistPage name="films" videos={FILMS} />
        <PlaylistPage name="talks" videos={TALKS} />
      </>,
    );
    // Nothing has loaded yet: both frames receive commands before they are ready.
    document.querySelectorAll<HTMLElement>('[data-testid=films] a')[0]?.click();
    document.querySelectorAll<HTMLElement>('[data-testid=talks] a')[0]?.click();
    await expectPlaying('talks', 'talk-0');
    await expect.poll(() => stateIn('films')).toBe('paused');
  });
});

describe('a playlist with a lightbox', () => {
  const popup = { player: { mode: 'popup', thumbnails: true } } as const;

  test('loads no player before a click, plays in the dialog, and unmounts the player on close', async () => {
    await renderFilms(popup);
    expect(frameIn('films')).toBeNull();
    await item('film 1').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectPlaying('films', 'film-1');
    await page.getByRole('button', { name: 'Play: film 2' }).click();
    await expectPlaying('films', 'film-2');
    await page.getByRole('button', { name: 'Load more thumbnails' }).click();
    await expect.element(page.getByRole('button', { name: 'Play: film 4' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect([frameIn('films'), document.querySelectorAll('dialog button').length]).toEqual([null, 1]);
    await expect.element(item('film 1')).toHaveFocus();
  });

  test('closes on Escape and when the user goes back', async () => {
    await renderFilms(popup);
    await item('film 0').click();
    await expectPlaying('films', 'film-0');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => frameIn('films')).toBeNull();
    await item('film 1').click();
    await expectPlaying('films', 'film-1');
    history.back();
    await expect.poll(() => frameIn('films')).toBeNull();
  });
});
