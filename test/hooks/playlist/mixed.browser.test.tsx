import { StrictMode } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PlaylistVideo } from '@loggia/hooks';
import { PlaylistPage, youTubeVideos } from './PlaylistPage.tsx';

const file = (id: string, url = `/playground/server/playlists/clips/${id}.webm`): PlaylistVideo => ({
  provider: 'file',
  id,
  url,
  title: id,
});
const FILMS = [...youTubeVideos(1), file('tide'), file('lost', '/nowhere.webm')];
const WITH_GONE = [...youTubeVideos(1), { provider: 'youtube', id: 'gone-1', title: 'gone' }] as const;
const TALKS = youTubeVideos(2, 'talk');

const areaIn = (name: string) => page.getByTestId(name).element().querySelector('section');
const frameIn = (name: string) => areaIn(name)?.querySelector('iframe');
const press = (title: string) => page.getByRole('link', { name: `Play: ${title}` }).click();

async function expectPlayback(films: string, talks: string): Promise<void> {
  await expect
    .poll(() => [areaIn('films')?.dataset['playback'], areaIn('talks')?.dataset['playback']])
    .toEqual([films, talks]);
}
const renderBoth = (options: { readonly requiresConsent?: boolean } = {}) =>
  render(
    <StrictMode>
      <PlaylistPage name="films" videos={FILMS} player={{ loop: true }} {...options} />
      <PlaylistPage name="talks" videos={TALKS} />
    </StrictMode>,
  );

describe('two playlists of files and embedded videos', () => {
  test('pause each other when one of their videos starts', async () => {
    await renderBoth();
    await press('tide');
    await expectPlayback('playing', 'unstarted');
    await press('talk 1');
    await expectPlayback('paused', 'playing');
    await press('film 0');
    await expectPlayback('playing', 'paused');
    await press('tide');
    await expectPlayback('playing', 'paused');
    await press('talk 0');
    await expectPlayback('paused', 'playing');
  });

  test('still pause each other after a consent request and after a missing file', async () => {
    await renderBoth({ requiresConsent: true });
    await press('tide');
    await expectPlayback('playing', 'unstarted');
    await press('film 0');
    await page.getByRole('button', { name: 'Load from YouTube', exact: true }).click();
    await expectPlayback('playing', 'unstarted');
    await press('lost');
    await expect.element(page.getByText('This video could not be played.')).toBeVisible();
    await press('film 0');
    await expectPlayback('playing', 'unstarted');
    await press('talk 1');
    await expectPlayback('paused', 'playing');
  });
});

describe('a failed video', () => {
  const failure = page.getByText('This video could not be played.');

  test('is reloaded on click if it is a file', async () => {
    await renderBoth();
    await press('lost');
    await expect.element(failure).toBeVisible();
    let fetches = 0;
    areaIn('films')
      ?.querySelector('video')
      ?.addEventListener('loadstart', () => (fetches += 1));
    await press('lost');
    await expect.poll(() => fetches).toBe(1);
    await expect.element(failure).toBeVisible();
  });

  test('is reloaded on click if it is an iframe', async () => {
    await render(<PlaylistPage name="films" videos={WITH_GONE} />);
    await expect.poll(() => frameIn('films')?.contentDocument?.body.dataset['listener']).toBe('there');
    await press('gone');
    await expect.element(failure).toBeVisible();
    const before = frameIn('films')?.contentDocument;
    await press('gone');
    // The failed document reports the same video, so wait for a new document.
    await expect.poll(() => frameIn('films')?.contentDocument !== before).toBe(true);
    await expect.poll(() => frameIn('films')?.contentDocument?.body.dataset['video']).toBe('gone-1');
  });
});
