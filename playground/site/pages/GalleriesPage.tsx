import { GalleryHead } from '../components/GalleryHead.tsx';
import { KeyHelp } from '../components/KeyHelp.tsx';
import { SiteGallery } from '../components/SiteGallery.tsx';
import type { EmbeddedGallery, GalleriesPageData } from '../pageData.ts';

const hasImages = ({ initialPage }: EmbeddedGallery) => initialPage.ids.length > 0;

/** A page with one gallery, or with several under a common title. */
export function GalleriesPage({ page }: { readonly page: GalleriesPageData }) {
  const { galleries, path, title, description } = page;
  const isAlone = galleries.length === 1;
  return (
    <>
      {!isAlone && <GalleryHead title={title} description={description} isPageTitle />}
      {galleries.map((gallery) => (
        <SiteGallery key={gallery.config.instance} gallery={gallery} path={path} isAlone={isAlone} />
      ))}
      {galleries.some(hasImages) && <KeyHelp />}
    </>
  );
}
