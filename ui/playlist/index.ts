export type {
  PlaylistArrowPart,
  PlaylistItemPart,
  PlaylistPagerPart,
  PlaylistPart,
  PlaylistPlayerPart,
  PlaylistSlots,
} from './PlaylistSlots.ts';
export { Playlist } from './Playlist.tsx';
export type { PlaylistProps } from './Playlist.tsx';
