import type { CmsContent, CmsGallery } from '../server/CmsContent.ts';
import type { DashboardPageData, DashboardRow } from './pageData.ts';

const MAX_ROWS = 50;
const LOGOUT_PATH = '/wp-login.php?action=logout&_wpnonce=';

function rowsOf(content: CmsContent, { id, name, slug, imageCount }: CmsGallery): DashboardRow[] {
  const { images } = content.galleryPage({ galleryId: id, page: 1, perPage: Math.max(1, imageCount) });
  return images.flatMap(({ id: imageId, title, hitCount = 0 }) =>
    hitCount > 0
      ? {
          imageId,
          title: title || `Image ${imageId}`,
          gallery: name,
          address: `/galleries/${slug}#bwg${id}/${imageId}`,
          hitCount,
        }
      : [],
  );
}

/** Returns the images with the most hits, for a logged-in user with this nonce. */
export function createDashboard(content: CmsContent, nonce: string): DashboardPageData {
  const rows = content
    .galleries()
    .flatMap((gallery) => rowsOf(content, gallery))
    .sort((first, second) => second.hitCount - first.hitCount)
    .slice(0, MAX_ROWS);
  return {
    kind: 'dashboard',
    path: '/wp-admin/',
    title: 'Image views',
    description: rows.length > 0 ? 'How often each image was viewed, most viewed first.' : 'No views yet.',
    credits: [],
    rows,
    logoutAddress: `${LOGOUT_PATH}${encodeURIComponent(nonce)}`,
  };
}
