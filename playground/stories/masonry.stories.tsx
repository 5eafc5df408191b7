import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { MasonryGallery, type MasonryGalleryProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { drawLandscape } from './shared/drawLandscape.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story, type StoryProps } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Masonry' };

const LANDSCAPES = createLandscapes(24);
const ARCHIVE = createArchive(10_000);
const UNSIZED = LANDSCAPES.map(({ width: _width, height: _height, ...image }) => image);
const BROKEN = LANDSCAPES.map((image, index) =>
  index % 3 === 1 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);
const VIDEOS = LANDSCAPES.map((image, index) => (index % 4 === 2 ? { ...image, kind: 'video' as const } : image));
const STRETCHED = LANDSCAPES.map((image, index) => {
  if (index % 6 !== 1) return image;
  const [width, height] = index === 1 ? [4000, 100] : [100, 4000];
  return { ...image, url: drawLandscape(index, width, height), thumbnail: undefined, width, height };
});
const LINKED = LANDSCAPES.map((image, index) => (index === 1 ? { ...image, redirectUrl: '#shop' } : image));

type MasonryStoryProps = Partial<MasonryGalleryProps> & Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const MasonryStory = ({ hint = 'Choose an image.', dir, ...props }: MasonryStoryProps) => (
  <Story hint={hint} dir={dir}>
    <MasonryGallery images={LANDSCAPES} {...props} />
  </Story>
);

const story = withControls([MasonryStory, ControlledDemo, AppendedDemo], {
  direction: choice(['columns', 'rows'], 'columns'),
  thumbnailSize: range(100, 500, 250, 10),
  maxColumns: range(1, 12, 5),
  gap: range(0, 40, 4),
  resizable: toggle(true),
  titleDisplay: choice(['hover', 'show', 'below', 'none'], 'none'),
  hasDescriptions: toggle(false),
  hasPlayIcon: toggle(true),
  lightbox: toggle(true),
});

export const Default = story(<MasonryStory />);

export const Rows = story(
  <MasonryStory
    hint="Rows of equal height that scroll sideways."
    direction="rows"
    thumbnailSize={200}
    maxColumns={3}
  />,
);

function ControlledDemo(options: MasonryStoryProps) {
  const [thumbnailSize, setThumbnailSize] = useState(250);
  return (
    <Story hint="The requested width determines the number of columns. Images stay in their column while that number is the same.">
      <label className="story-row">
        Wanted width: {thumbnailSize}
        <input
          type="range"
          min="100"
          max="500"
          value={thumbnailSize}
          onChange={(event) => setThumbnailSize(event.target.valueAsNumber)}
        />
      </label>
      <MasonryGallery images={LANDSCAPES} thumbnailSize={thumbnailSize} maxColumns={12} {...options} />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);

function AppendedDemo(options: MasonryStoryProps) {
  const [count, setCount] = useState(8);
  return (
    <Story hint="Appended images do not move the existing ones.">
      <p className="story-row">
        <button type="button" onClick={() => setCount(count + 4)}>
          Load four more
        </button>
      </p>
      <MasonryGallery images={ARCHIVE.slice(0, count)} {...options} />
    </Story>
  );
}

export const Appended = story(<AppendedDemo />);

export const Keyboard = story(<MasonryStory hint="Tab moves between images in reading order, and Enter opens one." />);

export const RightToLeft = story(<MasonryStory dir="rtl" hint="The first image is on the right." />);

export const RowsRightToLeft = story(
  <MasonryStory
    dir="rtl"
    hint="Rows start on the right and scroll to the left."
    direction="rows"
    thumbnailSize={200}
    maxColumns={2}
  />,
);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <MasonryStory hint="With reduced motion, images do not grow on hover." />
  </ReducedMotion>,
);

export const TitlesAndDescriptions = story(
  <MasonryStory hint="Text is over the images." titleDisplay="show" hasDescriptions maxColumns={3} />,
);

export const FarTooLong = story(
  <MasonryStory hint="Images with extreme aspect ratios (40:1 and 1:40) are cropped." images={STRETCHED} />,
);

export const UnknownSizes = story(
  <MasonryStory hint="Images without known dimensions are measured after loading." images={UNSIZED} />,
);

export const Videos = story(<MasonryStory hint="Videos have an icon." images={VIDEOS} />);

export const LinksToPages = story(
  <MasonryStory hint="The second image links to a page, in a new tab." images={LINKED} />,
);

export const TenThousandImages = story(
  <MasonryStory hint="Virtualized: only items near the viewport are rendered." images={ARCHIVE} />,
);

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Failure = story(<MasonryStory hint="The backend is unavailable." images={undefined} source={offline} />);

export const BrokenPictures = story(
  <MasonryStory
    hint="Every third image fails to load. A tile of 100 × 100 pixels with its title is shown."
    images={BROKEN}
  />,
);

export const Empty = story(<MasonryStory hint="A gallery without images." images={[]} />);

export const AllParts = allParts('Masonry', { Default, Rows, TitlesAndDescriptions });
