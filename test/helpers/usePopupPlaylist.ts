import { usePlaylist, usePlaylistPopup, type UsePlaylistOptions } from '@loggia/hooks';

/** A playlist whose lightbox's code has loaded. */
export function usePopupPlaylist(options: UsePlaylistOptions) {
  const playlist = usePlaylist(options);
  return { ...playlist, popup: usePlaylistPopup(playlist) };
}
