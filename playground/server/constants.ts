/** The folder in which the real server keeps the files of its galleries; part of every image address. */
export const UPLOADS_PATH = '/wp-content/uploads/photo-gallery';
export const ADMIN_AJAX_PATH = '/wp-admin/admin-ajax.php';
export const LOGIN_PATH = '/wp-login.php';
/** The name of the site, where a WordPress site shows its own. */
export const SITE_NAME = 'Loggia & friends';
export const REST_PATH = '/wp-json';
/** The pages that a WordPress site would have printed around each shortcode. */
export const GALLERY_PAGE_PATH = '/wp-gallery';
/** Stubs of video providers and social networks. */
export const PROVIDERS_PATH = '/wp-providers';

/** Script and style of the frames that posts are embedded in. */
export const POST_FRAME_FILES_PATH = '/wp-includes/embed';

/** Width of a thumbnail file (the real server's default for uploads). */
export const THUMBNAIL_WIDTH_PX = 500;
