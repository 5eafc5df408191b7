import { useDeepLink } from '@loggia/hooks/deepLink';
import { useHistoryEntry } from '@loggia/hooks/history';
import { useLightbox } from '@loggia/hooks/lightbox';
import { Links, Viewer } from '../shared/customLightbox.tsx';
import '../shared/customLightbox.css';

/**
 * The custom lightbox of docs/custom-lightbox.md, which uses only hooks. pages/shared/customLightbox is extracted from that page. This is its
 * `Photos`, but with only as many links as every page has thumbnails.
 */
export function Page({ images, thumbnails }) {
  const lightbox = useLightbox({ images });
  const deepLink = useDeepLink(lightbox, { galleryId: 'photos' });
  useHistoryEntry(lightbox, { deepLink });
  return (
    <div className="photos">
      <Links images={thumbnails} getTriggerProps={lightbox.getTriggerProps} />
      {lightbox.isMounted && <Viewer lightbox={lightbox} />}
    </div>
  );
}
