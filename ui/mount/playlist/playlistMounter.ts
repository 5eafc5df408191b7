import { PLAYLIST_CONTAINER, PLAYLIST_CONTROLS } from '@loggia/hooks/wordpress';
import type { Mounter } from '../Mounter.ts';

/** Playlists. A player that the original script has put into the container goes with it. */
export const playlistMounter: Mounter = {
  selector: PLAYLIST_CONTAINER,
  controls: PLAYLIST_CONTROLS,
  styleSheet: 'mount-videos.css',
  load: async () => (await import('./preparePlaylist.tsx')).preparePlaylist,
};
