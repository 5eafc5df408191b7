/** Folder of the clips and their posters. */
export const VIDEOS_PATH = '/wp-content/uploads/videos';
/** The pages that a WordPress site would have printed around each playlist. */
export const PLAYLIST_PAGE_PATH = '/wp-playlist';
/** A page for each video: where a visitor without scripts watches it. */
export const VIDEO_PAGE_PATH = '/wp-video';

/** Most videos on one page, and most that are named one by one, whatever a question says. */
export const MOST_VIDEOS_A_PAGE = 200;
export const VIDEOS_A_PAGE = 12;
