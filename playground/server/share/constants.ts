/** The page that networks link to; the real server stores it as a hidden post. */
export const SHARE_PATH = '/bwg_share/image/';
