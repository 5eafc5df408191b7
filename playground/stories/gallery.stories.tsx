import { useState, type ComponentPropsWithoutRef } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { CartLink, HoverCartLink, ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story, type StoryProps } from './shared/Story.tsx';
import { GALLERY_CONTROLS } from './shared/galleryControls.ts';
import { withControls } from './shared/withControls.tsx';
import { createStaticBackend } from './shared/staticBackends.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Gallery' };

const LANDSCAPES = createLandscapes(24);
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image, index) =>
  index % 3 === 1 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);
const pages = createStaticBackend({ images: LANDSCAPES, perPage: 8 });

type GalleryStoryProps = Partial<ThumbnailGalleryProps> & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const GalleryStory = ({ hint = 'Choose an image.', dir, ...props }: GalleryStoryProps) => (
  <Story hint={hint} dir={dir}>
    <ThumbnailGallery backend={pages} {...props} />
  </Story>
);

const story = withControls([GalleryStory, ControlledPageDemo], GALLERY_CONTROLS);

export const Default = story(<GalleryStory />);

function ControlledPageDemo(options: GalleryStoryProps) {
  const [page, setPage] = useState(2);
  return (
    <Story hint="The app controls the gallery's page, and blocks paging while the checkbox is selected.">
      <ControlledGallery page={page} setPage={setPage} options={options} />
    </Story>
  );
}

export const ControlledPage = story(<ControlledPageDemo />);

interface ControlledGalleryProps {
  readonly page: number;
  readonly options: GalleryStoryProps;
  setPage(page: number): void;
}

function ControlledGallery({ page, setPage, options }: ControlledGalleryProps) {
  const [isLocked, setIsLocked] = useState(false);
  return (
    <>
      <label className="story-row">
        <input type="checkbox" checked={isLocked} onChange={(event) => setIsLocked(event.target.checked)} />
        Stay on page {page}
      </label>
      <ThumbnailGallery
        backend={pages}
        page={page}
        onPageChange={(next, details) => (isLocked ? details.cancel() : setPage(next))}
        {...options}
      />
    </>
  );
}

export const Keyboard = story(
  <GalleryStory hint="Tab moves between images, and Enter opens one. The paging control keeps focus." />,
);

export const RightToLeft = story(
  <GalleryStory dir="rtl" hint="The first image is on the right, and the paging icons are mirrored." />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <GalleryStory hint="With reduced motion, images do not grow on hover." />
  </ReducedMotion>,
);

export const TitlesAlwaysShown = story(<GalleryStory hint="Titles are always visible." titleDisplay="show" />);

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

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Failure = story(
  <GalleryStory
    hint="The backend is unavailable. The gallery retries when the device is online again."
    source={offline}
  />,
);

export const BrokenPictures = story(
  <GalleryStory hint="Every third image fails to load. A tile with its title is shown." images={BROKEN} />,
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

const ViewStory = ({
  hint = '',
  dir,
  ...props
}: Partial<ThumbnailGalleryProps> & Partial<Pick<StoryProps, 'hint' | 'dir'>>) => (
  <Story hint={hint} dir={dir}>
    <ThumbnailGallery images={SOLD} {...props} />
  </Story>
);

const viewStory = withControls(ViewStory, GALLERY_CONTROLS);

export const TextsBelow = viewStory(
  <ViewStory hint="Titles and descriptions below the images." titleDisplay="below" hasDescriptions />,
);
export const TitlesAbove = viewStory(<ViewStory hint="Titles above the images." titleDisplay="above" />);
export const Carts = viewStory(<ViewStory hint="A third of the images is for sale." extraComponent={CartLink} />);
export const CartsOnHover = viewStory(
  <ViewStory hint="Cart buttons appear on hover or focus." extraComponent={HoverCartLink} />,
);
export const TextsRightToLeft = viewStory(
  <ViewStory
    hint="Cart buttons are on the left."
    dir="rtl"
    titleDisplay="below"
    hasDescriptions
    extraComponent={CartLink}
  />,
);

export const AllParts = allParts('Gallery', { Default, LargeSquares, TextsBelow, Carts });
