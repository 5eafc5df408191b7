/** The container of every playlist of the plugin. */
export const PLAYLIST_CONTAINER = '.yotu-playlist';

/** What the plugin's own script brings to life in it: videos, and the way to more of them. */
export const PLAYLIST_CONTROLS = '.yotu-video, .yotu-pagination a, button';
