/** The folder of the clips and their posters. */
export const VIDEOS_PATH = '/wp-content/uploads/videos';
/** The path of the pages that a WordPress site would render around each playlist. */
export const PLAYLIST_PAGE_PATH = '/wp-playlist';
/** The path of the pages on which each video can be watched without JavaScript. */
export const VIDEO_PAGE_PATH = '/wp-video';

/** The maximum number of videos on a page, and of videos listed by id, whatever is requested. */
export const MAX_VIDEOS_PER_PAGE = 200;
export const VIDEOS_PER_PAGE = 12;
