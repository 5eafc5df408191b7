export { Playlist } from '../../layouts/Playlist.tsx';
export type { PlaylistProps } from '../../layouts/Playlist.tsx';
