import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { PlaylistPlayerOptions, UsePlaylistResult } from './types.ts';

/** What stands beside the player, as far as the options want it. */
export function playingTexts(
  video: PlaylistVideo | null,
  { showsPlayingTitle, showsPlayingDescription }: PlaylistPlayerOptions,
): Pick<UsePlaylistResult, 'playingTitle' | 'playingDescription'> {
  return {
    playingTitle: (showsPlayingTitle && video?.title) || undefined,
    playingDescription: (showsPlayingDescription && video?.description) || undefined,
  };
}
