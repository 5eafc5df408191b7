import '@loggia/ui/styles.css';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { PlaylistVideo } from '@loggia/hooks';
import { Playlist } from '@loggia/ui';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { VIDEO_STUBS } from '../../hooks/playlist/PlaylistPage.tsx';
import { PlaylistPage } from './PlaylistPage.tsx';

const element = () => document.querySelector<HTMLIFrameElement & HTMLVideoElement>('.loggia-player-element');
const inFrame = () => element()?.contentDocument?.body?.dataset;
const playback = () => document.querySelector<HTMLElement>('.loggia-player')?.dataset['playback'];
const failure = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Try again' });
const press = (title: string) => page.getByRole('link', { name: `Play: ${title}` }).click();

const LOST: readonly PlaylistVideo[] = [{ provider: 'file', id: 'lost', title: 'lost', url: '/nowhere.webm' }];

describe('the retry button for a failed video', () => {
  test.each<[PlaylistVideo, PlaylistVideo]>([
    [
      { provider: 'youtube', id: 'here', title: 'here' },
      { provider: 'youtube', id: 'gone-1', title: 'gone' },
    ],
    [
      { provider: 'vimeo', id: '7', title: 'here' },
      { provider: 'vimeo', id: '4041', title: 'gone' },
    ],
  ])('reloads the frame and moves focus to it: %j', async (here, gone) => {
    await render(
      <main>
        <h1>Videos</h1>
        <Playlist videos={[here, gone]} hosts={VIDEO_STUBS} />
      </main>,
    );
    await expect.poll(() => inFrame()?.['listener']).toBe('there');
    await press('gone');
    await expect.element(failure).toHaveTextContent('This video could not be played.');
    const before = element()?.contentDocument;
    await expectAccessible();
    await retry.click();
    await expect.poll(playback).toBe('playing');
    expect(element()?.contentDocument).not.toBe(before);
    expect(inFrame()?.['video']).toBe(gone.id);
    await expect.element(failure).not.toBeInTheDocument();
    expect(document.activeElement).toBe(element());
  });

  test('reloads a video file, and keeps focus if loading fails again', async () => {
    await render(<Playlist videos={LOST} player={{ controls: false }} />);
    await expect.element(retry).toBeVisible();
    const fetched: EventTarget[] = [];
    element()?.addEventListener('loadstart', ({ target }) => target && fetched.push(target));
    for (const presses of [1, 2]) {
      retry.element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => fetched.length).toBe(presses);
      await expect.element(retry).toHaveFocus();
    }
    await expect.element(failure).toBeVisible();
  });

  test('does not take focus from elements outside the player', async () => {
    const stub = createStubPlayer();
    await render(<PlaylistPage stub={stub} />);
    await expect.poll(element).not.toBeNull();
    const video = page.getByRole('link', { name: 'Play: Video 1', exact: true });
    await video.click();
    stub.say({ type: 'failed' });
    await expect.element(retry).toBeVisible();
    await expect.element(video).toHaveFocus();
  });

  test('is not rendered for a video that can never play, and a warning is logged in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(
      <Playlist videos={[{ provider: 'youtube', id: '../elsewhere', title: 'none' }]} hosts={VIDEO_STUBS} />,
    );
    await expect.element(failure).toBeVisible();
    expect(retry.query()).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"../elsewhere" is not a YouTube video id'));
  });
});
