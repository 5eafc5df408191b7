import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { FileVideo } from '@loggia/hooks';
import { Playlist } from '@loggia/ui';

const CLIPS = '/playground/server/playlists/clips';
const clip = (id: string, rest: Partial<FileVideo> = {}): FileVideo => ({
  provider: 'file',
  id,
  title: id,
  url: `${CLIPS}/${id}.webm`,
  ...rest,
});
const CAPTIONS = { src: `${CLIPS}/daybreak.vtt`, srclang: 'en', label: 'English' };
const VIDEOS = [clip('daybreak', { tracks: [CAPTIONS] }), clip('tide')];

const film = () => document.querySelector('video');
const texts = () => [...(film()?.textTracks ?? [])];

test('a video shows its captions if enabled, and a next video without tracks shows none', async () => {
  await render(<Playlist videos={VIDEOS} player={{ captions: true }} />);
  await expect
    .poll(() => texts().map(({ mode, label, kind }) => [mode, label, kind]))
    .toEqual([['showing', 'English', 'captions']]);
  await expect.poll(() => texts()[0]?.cues?.length).toBe(3);
  expect(film()?.crossOrigin).toBeNull();
  await page.getByRole('link', { name: 'Play: tide' }).click();
  await expect.poll(texts).toEqual([]);
  await page.getByRole('link', { name: 'Play: daybreak' }).click();
  await expect.poll(() => texts().map(({ mode }) => mode)).toEqual(['showing']);
});

test('captions are disabled by default', async () => {
  await render(<Playlist videos={VIDEOS} />);
  await expect.poll(() => texts().map(({ mode }) => mode)).toEqual(['disabled']);
});

test('captions from another origin are requested with CORS', async () => {
  const src = 'https://texts.example/daybreak.vtt';
  await render(<Playlist videos={[clip('daybreak', { tracks: [{ ...CAPTIONS, src }] })]} />);
  await expect.poll(() => film()?.crossOrigin).toBe('anonymous');
});
