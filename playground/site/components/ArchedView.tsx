import type { GalleryImage } from '@loggia/hooks';
import { ResponsivePicture } from './ResponsivePicture.tsx';

const ARCHES = ['left', 'middle', 'right'] as const;
const SIZES = '(min-width: 1632px) 1536px, calc(100vw - 3rem)';

/** One landscape seen through the three arches of a loggia. All three use the same file, which is loaded once. */
export function ArchedView({ image }: { readonly image: GalleryImage }) {
  return (
    <div className="site-arches" role="img" aria-label={image.title}>
      {ARCHES.map((arch) => (
        <div key={arch} className="site-arch" data-arch={arch}>
          <ResponsivePicture image={image} sizes={SIZES} priority />
        </div>
      ))}
    </div>
  );
}
