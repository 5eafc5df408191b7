import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { JustifiedGallery, type JustifiedGalleryProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story, type StoryProps } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Justified' };

const LANDSCAPES = createLandscapes(24);
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image, index) =>
  index % 3 === 1 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);

type OfStory = Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const ColumnStory = ({ hint = 'Choose an image.', dir, ...props }: OfStory & Partial<JustifiedGalleryProps>) => (
  <Story hint={hint} dir={dir}>
    <JustifiedGallery images={LANDSCAPES} {...props} />
  </Story>
);

const RowStory = ({ hint = 'Choose an image.', dir, ...props }: OfStory & Partial<JustifiedGalleryProps>) => (
  <Story hint={hint} dir={dir}>
    <JustifiedGallery direction="rows" images={LANDSCAPES} {...props} />
  </Story>
);

const story = withControls([ColumnStory, RowStory, ControlledDemo], {
  direction: choice(['columns', 'rows'], 'columns'),
  thumbnailSize: range(100, 500, 250, 10),
  gap: range(0, 40, 2),
  totalWidth: range(20, 100, 100),
  resizable: toggle(false),
  fillsWidth: toggle(true),
  lastRowStretch: range(1, 5, 1.5, 0.1),
  titleDisplay: choice(['hover', 'show', 'none'], 'none'),
  hasDescriptions: toggle(false),
  lightbox: toggle(true),
});

export const Default = story(<ColumnStory hint="Columns that end at the same height." />);

export const Rows = story(<RowStory hint="Rows that fill the width." />);

function ControlledDemo(options: Partial<JustifiedGalleryProps>) {
  const [totalWidth, setTotalWidth] = useState(100);
  const [isResizable, setIsResizable] = useState(false);
  return (
    <Story hint="A share of the width, and sizes for very large and very small windows.">
      <label className="story-row">
        {totalWidth} %
        <input
          type="range"
          min="30"
          max="100"
          value={totalWidth}
          onChange={(event) => setTotalWidth(event.target.valueAsNumber)}
        />
      </label>
      <label className="story-row">
        <input type="checkbox" checked={isResizable} onChange={(event) => setIsResizable(event.target.checked)} />
        Larger above 1920 pixels, smaller up to 640
      </label>
      <JustifiedGallery
        direction="rows"
        images={LANDSCAPES}
        totalWidth={totalWidth}
        resizable={isResizable}
        {...options}
      />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);

export const Keyboard = story(<ColumnStory hint="Tab moves between images in reading order, and Enter opens one." />);

export const RightToLeft = story(<RowStory dir="rtl" hint="The first image is on the right." />);

export const ReducedMotionWanted = story(
  <ReducedMotion>
    <ColumnStory hint="With reduced motion, images do not grow on hover." />
  </ReducedMotion>,
);

export const LastRowFilled = story(
  <RowStory
    hint="The last row fills the width, whatever its height."
    lastRowStretch={Infinity}
    images={LANDSCAPES.slice(0, 11)}
  />,
);

export const TenThousandImages = story(
  <RowStory hint="Virtualized: only items near the viewport are rendered." thumbnailSize={160} images={ARCHIVE} />,
);

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Failure = story(<ColumnStory hint="The backend is unavailable." images={undefined} source={offline} />);

export const BrokenPictures = story(
  <ColumnStory
    hint="Every third image fails to load. A tile of 100 × 100 pixels with its title is shown."
    images={BROKEN}
  />,
);

export const Empty = story(<ColumnStory hint="A gallery without images." images={[]} />);

export const AllParts = allParts('Justified', { Default, Rows, LastRowFilled });
