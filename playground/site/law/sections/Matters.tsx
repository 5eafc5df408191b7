import type { GalleryImage } from '@loggia/hooks';
import { ImagePopups } from '@loggia/ui';
import { LawPicture } from '../components/LawPicture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { pictureUrl } from '../pictureUrl.ts';
import { lawPictures } from '../pictures.ts';

/** Published cases: the tiles of the project grid. */
const MATTERS = [
  { title: 'The north quay', area: 'Shipping', picture: lawPictures.harbour },
  { title: 'Meridian Tower', area: 'Property', picture: lawPictures.tower },
  { title: 'The Aller crossing', area: 'Public works', picture: lawPictures.bridge },
  { title: 'A vineyard for three heirs', area: 'Inheritance', picture: lawPictures.vineyard },
  { title: 'Number nine, Wexel Street', area: 'Heritage', picture: lawPictures.staircase },
  { title: 'Greyfields offshore', area: 'Energy', picture: lawPictures.windPark },
] as const;

interface MatterImage extends GalleryImage {
  readonly matter: (typeof MATTERS)[number];
}

const IMAGES: readonly MatterImage[] = MATTERS.map((matter) => {
  const { picture, title } = matter;
  const [width, height] = picture.aspect;
  const largest = Math.max(...picture.widths);
  return {
    id: picture.name,
    url: pictureUrl(picture, picture.jpegWidth, 'jpg'),
    title,
    alt: picture.alt,
    width: largest,
    height: Math.round((largest * height) / width),
    formats: [
      {
        type: 'image/avif',
        candidates: picture.widths.map((candidate) => ({
          url: pictureUrl(picture, candidate, 'avif'),
          width: candidate,
        })),
      },
    ],
    matter,
  };
});
const matterOf = (id: string) => IMAGES.find((image) => image.id === id)?.matter;

/** Published cases: tiles that open as a group of large pictures. */
export function Matters() {
  return (
    <section className="law-section law-matters" id="matters" aria-labelledby="matters-title">
      <div className="law-width">
        <SectionHead id="matters-title" kicker="Selected matters" title="Places that we have argued over" />
        <ImagePopups
          className="law-tiles"
          images={IMAGES}
          renderImage={(image, linkProps) => {
            const matter = matterOf(image.id);
            if (!matter) return null;
            return (
              <a key={image.id} {...linkProps} className="law-tile">
                <LawPicture picture={matter.picture} sizes="(min-width: 60rem) 33vw, (min-width: 36rem) 50vw, 100vw" />
                <span className="law-tile-text">
                  <strong>{matter.title}</strong>
                  <span>{matter.area}</span>
                </span>
              </a>
            );
          }}
        />
      </div>
    </section>
  );
}
