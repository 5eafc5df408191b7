/** The page that networks are sent to; the real server keeps it as a hidden post. */
export const SHARE_PATH = '/bwg_share/image/';
