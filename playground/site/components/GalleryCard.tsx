import type { GalleryTeaser } from '../pageData.ts';
import { ResponsivePicture } from './ResponsivePicture.tsx';

const COUNT = new Intl.NumberFormat('en');

/** A link to one gallery. */
export function GalleryCard({ gallery }: { readonly gallery: GalleryTeaser }) {
  return (
    <a className="site-card" href={gallery.address}>
      <span className="site-card-cover">
        {gallery.cover && (
          <ResponsivePicture image={gallery.cover} sizes="(min-width: 1100px) 30rem, (min-width: 640px) 45vw, 100vw" />
        )}
      </span>
      <span className="site-card-title">{gallery.title}</span>
      <span className="site-card-count">
        {COUNT.format(gallery.imageCount)} {gallery.imageCount === 1 ? 'image' : 'images'}
      </span>
      <span className="site-card-text">{gallery.description}</span>
    </a>
  );
}
