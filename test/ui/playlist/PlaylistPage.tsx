import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Playlist, type PlaylistProps } from '@loggia/ui';
import { createStaticPlaylist } from '@loggia/hooks/static';
import type { StubPlayer } from '../../helpers/createStubPlayer.ts';
import { plainVideos } from '../../helpers/plainVideos.ts';

export interface PlaylistPageProps extends PlaylistProps {
  readonly width?: number | undefined;
  readonly stub?: StubPlayer | undefined;
}

/** A page with a playlist and a stub player. */
export function PlaylistPage({ width = 900, stub, ...props }: PlaylistPageProps) {
  const adapters = stub ? { file: stub, youtube: stub } : undefined;
  return (
    <main style={{ width }}>
      <h1>Videos</h1>
      <Playlist {...(props.initialPage ? {} : { videos: plainVideos(6) })} adapters={adapters} {...props} />
    </main>
  );
}

/** Fourteen videos in pages of six. */
export function createPages() {
  const source = createStaticPlaylist({ videos: plainVideos(14), perPage: 6 });
  return { source, initialPage: source.initialPage, pageCount: source.pageCount };
}

export const item = (number: number, title = `Video ${number}`) =>
  page.getByRole('link', { name: `Play: ${title}`, exact: true });
export const titles = () =>
  [...document.querySelectorAll('.loggia-videos .loggia-video-title')].map(({ textContent }) => textContent);
export async function expectCurrent(number: number): Promise<void> {
  await expect.element(item(number)).toHaveAttribute('aria-current', 'true');
}
