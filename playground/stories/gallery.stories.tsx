import { useState, type ComponentPropsWithoutRef } from 'react';
import { CartLink, HoverCartLink, ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import {
  allParts,
  breakSome,
  createArchive,
  createLandscapes,
  createStaticBackend,
  GALLERY_CONTROLS,
  OFFLINE_SOURCE,
  stage,
  withControls,
} from './shared/index.ts';

export default { title: 'Gallery' };

const LANDSCAPES = createLandscapes(24);
const ARCHIVE = createArchive(10_000);
const pages = createStaticBackend({ images: LANDSCAPES, perPage: 8 });

const GalleryStory = stage(ThumbnailGallery, { backend: pages });

const story = withControls([GalleryStory, ControlledPageDemo], GALLERY_CONTROLS);

export const Default = story(
  <GalleryStory hint="Choose an image. Tab moves between them, and Enter opens one. The paging control keeps focus." />,
);

function ControlledPageDemo(options: Partial<ThumbnailGalleryProps>) {
  const [page, setPage] = useState(2);
  const [isLocked, setIsLocked] = useState(false);
  return (
    <>
      <label className="story-row">
        <input type="checkbox" checked={isLocked} onChange={(event) => setIsLocked(event.target.checked)} />
        Stay on page {page}
      </label>
      <GalleryStory
        hint="The app controls the gallery's page, and blocks paging while the checkbox is selected."
        page={page}
        onPageChange={(next, details) => (isLocked ? details.cancel() : setPage(next))}
        {...options}
      />
    </>
  );
}

export const ControlledPage = story(<ControlledPageDemo />);

export const LargeSquares = story(
  <GalleryStory
    hint="Another size, larger gaps, and at most three columns."
    thumbnailWidth={320}
    thumbnailHeight={320}
    maxColumns={3}
    gap={16}
  />,
);

export const TenThousandImages = story(
  <GalleryStory hint="Virtualized: about 200 elements are rendered at a time." images={ARCHIVE} />,
);

export const Failure = story(
  <GalleryStory
    hint="The backend is unavailable. The gallery retries when the device is online again."
    source={OFFLINE_SOURCE}
  />,
);

export const BrokenPictures = story(
  <GalleryStory
    hint="Every third image fails to load. A tile with its title is shown."
    images={breakSome(LANDSCAPES)}
  />,
);

export const Empty = story(<GalleryStory hint="A gallery without images." images={[]} />);

const Framed = ({ alt, ...props }: ComponentPropsWithoutRef<'img'>) => (
  <img {...props} alt={alt} style={{ padding: 12, boxSizing: 'border-box' }} />
);

export const OwnImageElement = story(
  <GalleryStory hint="A custom component renders the images." imageComponent={Framed} lightbox={false} />,
);

const SOLD = LANDSCAPES.map((image, index) => ({
  ...image,
  description: 'Seen from the road, an hour before anybody else was up.',
  isSold: index % 3 === 0,
}));

export const TextsBelow = story(
  <GalleryStory images={SOLD} hint="Titles and descriptions below the images." titleDisplay="below" hasDescriptions />,
);
export const Carts = story(
  <GalleryStory images={SOLD} hint="A third of the images is for sale." extraComponent={CartLink} />,
);
export const CartsOnHover = story(
  <GalleryStory images={SOLD} hint="Cart buttons appear on hover or focus." extraComponent={HoverCartLink} />,
);

export const AllParts = allParts('Gallery', { Default, LargeSquares, TextsBelow, Carts });
