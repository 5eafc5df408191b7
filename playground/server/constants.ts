/** The folder of the real server's gallery files, part of every image URL. */
export const UPLOADS_PATH = '/wp-content/uploads/photo-gallery';
export const ADMIN_AJAX_PATH = '/wp-admin/admin-ajax.php';
export const LOGIN_PATH = '/wp-login.php';
/** The site name, used where a WordPress site shows its own. */
export const SITE_NAME = 'Loggia & friends';
export const REST_PATH = '/wp-json';
/** The path of the pages that a WordPress site would render around each shortcode. */
export const GALLERY_PAGE_PATH = '/wp-gallery';
/** The path of the stubs of video providers and social networks. */
export const PROVIDERS_PATH = '/wp-providers';

/** The path of the script and style of the frames that embed posts. */
export const POST_FRAME_FILES_PATH = '/wp-includes/embed';

/** The width of a thumbnail file (the real server's default for uploads). */
export const THUMBNAIL_WIDTH_PX = 500;
