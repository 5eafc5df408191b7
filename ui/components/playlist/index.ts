export type {
  PlaylistArrowPart,
  PlaylistItemPart,
  PlaylistPagerPart,
  PlaylistPart,
  PlaylistPlayerPart,
  PlaylistSlots,
} from './PlaylistSlots.ts';
export { Playlist } from '../../layouts/Playlist.tsx';
export type { PlaylistProps } from '../../layouts/Playlist.tsx';
