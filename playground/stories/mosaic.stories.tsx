import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import { MosaicGallery } from '@loggia/ui';
import type { MosaicGalleryProps } from '@loggia/ui';
import { createArchive } from './shared/createArchive.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import type { StoryProps } from './shared/Story.tsx';

export default { title: 'Mosaic' };

const LANDSCAPES = createLandscapes(24);
const ARCHIVE = createArchive(10_000);
const BROKEN = LANDSCAPES.map((image, index) =>
  index % 3 === 1 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);

type OfStory = Partial<Pick<StoryProps, 'hint' | 'dir'>>;

const ColumnStory = ({ hint = 'Choose a picture.', dir, ...props }: OfStory & Partial<MosaicGalleryProps>) => (
  <Story hint={hint} dir={dir}>
    <MosaicGallery images={LANDSCAPES} {...props} />
  </Story>
);

const RowStory = ({ hint = 'Choose a picture.', dir, ...props }: OfStory & Partial<MosaicGalleryProps>) => (
  <Story hint={hint} dir={dir}>
    <MosaicGallery direction="horizontal" images={LANDSCAPES} {...props} />
  </Story>
);

export const Default = () => <ColumnStory hint="Columns that end level." />;

export const Rows = () => <RowStory hint="Rows that fill the width." />;

export function Controlled() {
  const [totalWidth, setTotalWidth] = useState(100);
  const [isResizable, setIsResizable] = useState(false);
  return (
    <Story hint="The share of the width, and sizes that follow very large and very small windows.">
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
      <MosaicGallery direction="horizontal" images={LANDSCAPES} totalWidth={totalWidth} resizable={isResizable} />
    </Story>
  );
}

export const Keyboard = () => (
  <ColumnStory hint="Tab goes from picture to picture in reading order, Enter opens one." />
);

export const RightToLeft = () => <RowStory dir="rtl" hint="The first picture stands at the right." />;

export const ReducedMotionWanted = () => (
  <ReducedMotion>
    <ColumnStory hint="With less motion asked of the system itself, pictures do not grow under the pointer." />
  </ReducedMotion>
);

export const LastRowFilled = () => (
  <RowStory
    hint="The last row fills the width, however high it gets."
    lastRowStretch={Infinity}
    images={LANDSCAPES.slice(0, 11)}
  />
);

export const TenThousandImages = () => (
  <RowStory hint="What is far from the window is not in the document." thumbnailSize={160} images={ARCHIVE} />
);

const offline = { loadPage: () => Promise.reject(new OfflineError()) };

export const Failure = () => <ColumnStory hint="The back end cannot be reached." images={undefined} source={offline} />;

export const BrokenPictures = () => (
  <ColumnStory hint="Every third picture fails: a tile of 100 by 100 with its title stands there." images={BROKEN} />
);

export const Empty = () => <ColumnStory hint="A gallery without images says so." images={[]} />;
