import { useState } from 'react';
import { MasonryGallery, type MasonryGalleryProps } from '@loggia/ui';
import { drawLandscape } from './shared/drawLandscape.ts';
import {
  allParts,
  breakSome,
  createArchive,
  createLandscapes,
  OFFLINE_SOURCE,
  stage,
  withControls,
} from './shared/index.ts';

import { MASONRY_CONTROLS } from './shared/componentControls.ts';

export default { title: 'Masonry' };

const LANDSCAPES = createLandscapes(24);
const ARCHIVE = createArchive(10_000);
const UNSIZED = LANDSCAPES.map(({ width: _width, height: _height, ...image }) => image);
const VIDEOS = LANDSCAPES.map((image, index) => (index % 4 === 2 ? { ...image, kind: 'video' as const } : image));
const STRETCHED = LANDSCAPES.map((image, index) => {
  if (index % 6 !== 1) return image;
  const [width, height] = index === 1 ? [4000, 100] : [100, 4000];
  return { ...image, url: drawLandscape(index, width, height), thumbnail: undefined, width, height };
});
const LINKED = LANDSCAPES.map((image, index) => (index === 1 ? { ...image, redirectUrl: '#shop' } : image));

const Stage = stage(MasonryGallery, { images: LANDSCAPES });

const story = withControls([Stage, AppendedDemo], MASONRY_CONTROLS);

export const Default = story(
  <Stage hint="Choose an image. Tab moves between them in reading order, and Enter opens one." />,
);

export const Rows = story(
  <Stage hint="Rows of equal height that scroll sideways." direction="rows" thumbnailSize={200} maxColumns={3} />,
);

function AppendedDemo(options: Partial<MasonryGalleryProps>) {
  const [count, setCount] = useState(8);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 4)}>
        Load four more
      </button>
      <Stage hint="Appended images do not move the existing ones." images={ARCHIVE.slice(0, count)} {...options} />
    </>
  );
}

export const Appended = story(<AppendedDemo />);

export const TitlesAndDescriptions = story(
  <Stage hint="Text is over the images." titleDisplay="show" hasDescriptions maxColumns={3} />,
);

export const FarTooLong = story(
  <Stage hint="Images with extreme aspect ratios (40:1 and 1:40) are cropped." images={STRETCHED} />,
);

export const UnknownSizes = story(
  <Stage hint="Images without known dimensions are measured after loading." images={UNSIZED} />,
);

export const Videos = story(<Stage hint="Videos have an icon." images={VIDEOS} />);

export const LinksToPages = story(<Stage hint="The second image links to a page, in a new tab." images={LINKED} />);

export const TenThousandImages = story(
  <Stage hint="Virtualized: only items near the viewport are rendered." images={ARCHIVE} />,
);

export const Failure = story(<Stage hint="The backend is unavailable." images={undefined} source={OFFLINE_SOURCE} />);

export const BrokenPictures = story(
  <Stage
    hint="Every third image fails to load. A tile of 100 × 100 pixels with its title is shown."
    images={breakSome(LANDSCAPES)}
  />,
);

export const Empty = story(<Stage hint="A gallery without images." images={[]} />);

export const AllParts = allParts('Masonry', { Default, Rows, TitlesAndDescriptions });
