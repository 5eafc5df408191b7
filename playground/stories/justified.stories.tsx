import { JustifiedGallery } from '@loggia/ui';
import {
  allParts,
  breakSome,
  choice,
  createArchive,
  createLandscapes,
  OFFLINE_SOURCE,
  range,
  stage,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Justified' };

const LANDSCAPES = createLandscapes(24);
const ARCHIVE = createArchive(10_000);
const Stage = stage(JustifiedGallery, { images: LANDSCAPES });

const story = withControls(Stage, {
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

export const Default = story(
  <Stage hint="Columns that end at the same height. Tab moves between images in reading order, and Enter opens one." />,
);

export const Rows = story(<Stage hint="Rows that fill the width." direction="rows" />);

export const LastRowFilled = story(
  <Stage
    hint="The last row fills the width, whatever its height."
    direction="rows"
    lastRowStretch={Infinity}
    images={LANDSCAPES.slice(0, 11)}
  />,
);

export const TenThousandImages = story(
  <Stage
    hint="Virtualized: only items near the viewport are rendered."
    direction="rows"
    thumbnailSize={160}
    images={ARCHIVE}
  />,
);

export const Failure = story(<Stage hint="The backend is unavailable." images={undefined} source={OFFLINE_SOURCE} />);

export const BrokenPictures = story(
  <Stage
    hint="Every third image fails to load. A tile of 100 × 100 pixels with its title is shown."
    images={breakSome(LANDSCAPES)}
  />,
);

export const Empty = story(<Stage hint="A gallery without images." images={[]} />);

export const AllParts = allParts('Justified', { Default, Rows, LastRowFilled });
