import { useState } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { CartLink, HoverCartLink, ThumbnailGallery } from '@loggia/ui';
import type { ThumbnailGalleryProps } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import type { StoryProps } from './shared/Story.tsx';
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

const GalleryStory = ({ hint = 'Choose a picture.', dir, ...props }: GalleryStoryProps) => (
  <Story hint={hint} dir={dir}>
    <ThumbnailGallery backend={pages} {...props} />
  </Story>
);

const story = withControls([GalleryStory, ControlledPageDemo], GALLERY_CONTROLS);

export const Default = story(<GalleryStory />);

function ControlledPageDemo(options: GalleryStoryProps) {
  const [page, setPage] = useState(2);
  return (
    <Story hint="The page of the site holds the page of the gallery, and lets it go nowhere while the box is ticked.">
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
  <GalleryStory hint="Tab goes from picture to picture, Enter opens one; the paging control keeps focus, at its ends too." />,
);

export const RightToLeft = story(
  <GalleryStory
    dir="rtl"
    hint="The first picture stands at the right, and the signs of the paging control are mirrored."
  />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <GalleryStory hint="With less motion, pictures do not grow under the pointer." />
  </ReducedMotion>,
);

export const TitlesAlwaysShown = story(<GalleryStory hint="Titles need no pointer here." titleDisplay="show" />);

export const LargeSquares = story(
  <GalleryStory
    hint="Another size, wider gaps, at most three columns."
    thumbnailWidth={320}
    thumbnailHeight={320}
    maxColumns={3}
    gap={16}
  />,
);

export const TenThousandImages = story(
  <GalleryStory hint="About two hundred elements at a time, whatever you scroll to." images={ARCHIVE} />,
);

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Failure = story(
  <GalleryStory
    hint="The back end cannot be reached. The gallery tries again by itself when the device is back online."
    source={offline}
  />,
);

export const BrokenPictures = story(
  <GalleryStory hint="Every third picture fails: a plain tile with its title stands there." images={BROKEN} />,
);

export const Empty = story(<GalleryStory hint="A gallery without images says so." images={[]} />);

const Framed = ({ alt, ...props }: ComponentPropsWithoutRef<'img'>) => (
  <img {...props} alt={alt} style={{ padding: 12, boxSizing: 'border-box' }} />
);

export const OwnImageElement = story(
  <GalleryStory hint="A component of the site draws the pictures." imageComponent={Framed} lightbox={false} />,
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
  <ViewStory hint="Titles and descriptions below the pictures." titleDisplay="below" hasDescriptions />,
);
export const TitlesAbove = viewStory(<ViewStory hint="Titles above the pictures." titleDisplay="above" />);
export const Carts = viewStory(<ViewStory hint="A third of the pictures is sold." extraComponent={CartLink} />);
export const CartsOnHover = viewStory(
  <ViewStory hint="Carts show with the pointer or focus on a picture." extraComponent={HoverCartLink} />,
);
export const TextsRightToLeft = viewStory(
  <ViewStory
    hint="Carts stand at the left."
    dir="rtl"
    titleDisplay="below"
    hasDescriptions
    extraComponent={CartLink}
  />,
);

export const AllParts = allParts('Gallery', { Default, LargeSquares, TextsBelow, Carts });
