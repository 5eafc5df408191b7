import { useDeepLink } from '@loggia/hooks/deepLink';
import { useHistoryEntry } from '@loggia/hooks/history';
import { useLightbox } from '@loggia/hooks/lightbox';
import { Links, Viewer } from '../shared/customLightbox.tsx';
import '../shared/customLightbox.css';

/**
 * The theme of docs/custom-lightbox.md, made of hooks alone: pages/shared/customLightbox is taken out of that page. This is its `Photos`, but with
 * links to no more than the thumbnails that every page has.
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
